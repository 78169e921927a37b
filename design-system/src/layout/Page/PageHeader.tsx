import type { ReactNode } from 'react';
import { FactStrip } from '../FactStrip/FactStrip';
import type { Fact } from '../FactStrip/FactStrip';
import { Heading } from '../Heading/Heading';
import {
  header,
  headerActions,
  headerGround,
  headerLead,
  headerNames,
  headerTitle,
  headerTop,
} from './Page.css';

export interface PageHeaderProps {
  /** Paper with a line below it, or open on the white sheet that follows. */
  ground?: keyof typeof headerGround;
  /** The page's title, in the serif. */
  title: ReactNode;
  /** A Breadcrumbs above the title. */
  breadcrumbs?: ReactNode;
  /** The one tinted Badge of the page. */
  badge?: ReactNode;
  /** One line below the title. */
  lead?: ReactNode;
  /** Actions, the primary one last. */
  actions?: ReactNode;
  /** The strip of facts below. */
  facts?: readonly Fact[];
  /** Anything else that belongs to the head: a flow, tabs. */
  children?: ReactNode;
}

/** The head of a page: where we are, what it is, what can be done, and its facts. */
export function PageHeader({
  ground = 'page',
  title,
  breadcrumbs,
  badge,
  lead,
  actions,
  facts,
  children,
}: PageHeaderProps) {
  return (
    <header className={`${header} ${headerGround[ground]}`}>
      <div className={headerTop}>
        <div className={headerNames}>
          {breadcrumbs}
          <div className={headerTitle}>
            <Heading level={1} look="display">
              {title}
            </Heading>
            {badge}
          </div>
          {lead ? <div className={headerLead}>{lead}</div> : null}
        </div>
        {actions ? <div className={headerActions}>{actions}</div> : null}
      </div>
      {facts ? <FactStrip facts={facts} /> : null}
      {children}
    </header>
  );
}
