import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { page, pageBody, pageBodyFilled, pageBodyInset, pageGround } from './Page.css';

export { PageHeader } from './PageHeader';
export type { PageHeaderProps } from './PageHeader';

export interface PageProps extends RootProps<HTMLDivElement> {
  /** A PageHeader. */
  header?: ReactNode;
  children: ReactNode;
  /** Ground below the header: paper, or a white sheet for tables. */
  ground?: keyof typeof pageGround;
  /** Adds the page's margin; leave off when the content runs to the edge, as tables do. */
  isInset?: boolean;
  /** Gives the only child the height that is left in the window: a SplitView, whose rail then reaches the foot. */
  isFilled?: boolean;
}

/** Screen with header and content. The shell provides the landmark around it. */
export function Page({
  header,
  children,
  ground = 'page',
  isInset = false,
  isFilled = false,
  ...root
}: PageProps) {
  const body = [pageBody, isInset && pageBodyInset, isFilled && pageBodyFilled].filter(Boolean).join(' ');
  return (
    <div {...root} className={`${page} ${pageGround[ground]}`}>
      {header}
      <div className={body}>{children}</div>
    </div>
  );
}
