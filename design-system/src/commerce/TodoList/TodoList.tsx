import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { action, count, empty, row, title, what, when, whenUrgent } from './TodoList.css';

/** A kind of thing that waits for the person. */
export interface TodoItem {
  id: string;
  /** How many wait. */
  count: number;
  title: string;
  /** Which ones, and what is special about them. */
  detail?: string;
  /** Until when, or since when. */
  due?: string;
  /** The date is close. */
  isUrgent?: boolean;
  /** One button or link; primary only for the first row. */
  action?: ReactNode;
}

/** Props of {@link TodoList}. */
export interface TodoListProps extends RootProps {
  /** Spoken name of the list. */
  label: string;
  /** Most pressing first. */
  items: readonly TodoItem[];
  /** Said when nothing waits. */
  emptyText: string;
}

/** What waits for me: how many, of what, until when, and the way there. */
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
