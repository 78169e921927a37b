import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { page, pageBody, pageBodyInset, pageGround } from './Page.css';

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
}

/** Screen with header and content. The shell provides the landmark around it. */
export function Page({ header, children, ground = 'page', isInset = false, ...root }: PageProps) {
  return (
    <div {...root} className={`${page} ${pageGround[ground]}`}>
      {header}
      <div className={isInset ? `${pageBody} ${pageBodyInset}` : pageBody}>{children}</div>
    </div>
  );
}
