import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { Heading } from '../../layout/Heading/Heading';
import { state, stateActions, stateInset, stateWords } from './EmptyState.css';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** Name of the missing content: "还没有询价草稿". */
  title: string;
  /** Which content belongs here and how it is created. */
  children?: ReactNode;
  /** The action that creates the first content. */
  action?: ReactNode;
  /** Adds the page's margin, in place of a table that runs to the edge. */
  isInset?: boolean;
}

/** Shown where there is no content yet: names what belongs here and offers the action that creates it. */
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
