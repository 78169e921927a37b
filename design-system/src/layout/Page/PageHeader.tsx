import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { FactStrip } from '../FactStrip/FactStrip';
import type { Fact } from '../FactStrip/FactStrip';
import { Heading } from '../Heading/Heading';
import {
  header,
  headerActions,
  headerAside,
  headerDecision,
  headerGround,
  headerLead,
  headerNames,
  headerTitle,
  headerTop,
} from './Page.css';

export interface PageHeaderProps extends RootProps {
  /** Paper with a line below it; open on the white sheet that follows, or with more air on the paper, over a Board. */
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
  /** The one or two answers the page waits for, after the actions; on a phone a bar at the foot. */
  decision?: ReactNode;
  /** Words at the end of the line, such as whom to call. */
  aside?: ReactNode;
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
  decision,
  aside,
  facts,
  children,
  ...root
}: PageHeaderProps) {
  return (
    <header {...root} className={`${header} ${headerGround[ground]}`}>
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
        {aside ? <div className={headerAside}>{aside}</div> : null}
        {actions || decision ? (
          <div className={headerActions}>
            {actions}
            {decision ? <div className={headerDecision}>{decision}</div> : null}
          </div>
        ) : null}
      </div>
      {facts ? <FactStrip facts={facts} /> : null}
      {children}
    </header>
  );
}
