import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { action, count, empty, row, title, what, when, whenUrgent } from './TodoList.css';

/** Kind of pending task of the user. */
export interface TodoItem {
  id: string;
  /** Number of pending tasks of this kind. */
  count: number;
  title: string;
  /** Names of the tasks, and what is special about them. */
  detail?: string;
  /** Deadline, or the time since which they are pending. */
  due?: string;
  /** Whether the date is close. */
  isUrgent?: boolean;
  /** Button or link; primary only in the first row. */
  action?: ReactNode;
}

/** Props of {@link TodoList}. */
export interface TodoListProps extends RootProps {
  /** Accessible name of the list. */
  label: string;
  /** Tasks, the most urgent first. */
  items: readonly TodoItem[];
  /** Text shown when there are no pending tasks. */
  emptyText: string;
}

/** List of the user's pending tasks: how many, of what kind, by when, and the action. */
export function TodoList({ label, items, emptyText, ...root }: TodoListProps) {
  if (items.length === 0)
    return (
      <p {...rootProps(root)} className={empty}>
        {emptyText}
      </p>
    );
  return (
    <ul {...rootProps(root)} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={row}>
          <span className={count}>{item.count}</span>
          <span className={title}>{item.title}</span>
          <span className={what} title={item.detail}>
            {item.detail}
          </span>
          <span className={item.isUrgent ? `${when} ${whenUrgent}` : when}>{item.due}</span>
          <span className={action}>{item.action}</span>
        </li>
      ))}
    </ul>
  );
}
