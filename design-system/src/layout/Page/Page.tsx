import type { ReactNode } from 'react';
import { page, pageBody, pageBodyInset, pageGround } from './Page.css';

export interface PageProps {
  /** A PageHeader. */
  header?: ReactNode;
  children: ReactNode;
  /** What lies below the header: paper, or a white sheet for tables. */
  ground?: keyof typeof pageGround;
  /** Keeps the page's margin; leave off when the content runs to the edge, as tables do. */
  isInset?: boolean;
}

/** A screen: its head and its content. The shell gives the landmark around it. */
export function Page({ header, children, ground = 'page', isInset = false }: PageProps) {
  return (
    <div className={`${page} ${pageGround[ground]}`}>
      {header}
      <div className={isInset ? `${pageBody} ${pageBodyInset}` : pageBody}>{children}</div>
    </div>
  );
}
