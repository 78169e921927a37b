import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { Heading } from '../../layout/Heading/Heading';
import { state, stateActions, stateInset, stateWords } from './EmptyState.css';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** What is not here yet: "还没有询价草稿". */
  title: string;
  /** What belongs here and how it comes. */
  children?: ReactNode;
  /** The one action that starts it. */
  action?: ReactNode;
  /** Keeps the page's margin when it stands in place of a table. */
  isInset?: boolean;
}

/** Stands where there is nothing yet: says what belongs here and the one action that starts it. */
export function EmptyState({ title, children, action, isInset, ...root }: EmptyStateProps) {
  return (
    <div {...root} className={isInset ? `${state} ${stateInset}` : state}>
      <Heading level={2} look="title">
        {title}
      </Heading>
      {children ? <p className={stateWords}>{children}</p> : null}
      {action ? <div className={stateActions}>{action}</div> : null}
    </div>
  );
}
