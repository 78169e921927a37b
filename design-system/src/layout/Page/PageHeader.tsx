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
  headerPath,
  headerSteps,
  headerTitle,
  headerTop,
} from './Page.css';

export interface PageHeaderProps extends RootProps {
  /**
   * Background: `page` is paper with a line below, `surface` joins the white sheet that follows, `open` has no line and more space, over a
   * Board.
   */
  ground?: keyof typeof headerGround;
  /** The page's title, in the serif. */
  title: ReactNode;
  /** A Breadcrumbs above the title. */
  breadcrumbs?: ReactNode;
  /** Steps to the neighbours of the record: at the end of the line of the breadcrumbs, without them before the actions. */
  steps?: ReactNode;
  /** Badge beside the title, the only tinted one of the page. */
  badge?: ReactNode;
  /** A line below the title. */
  lead?: ReactNode;
  /** Actions, the primary one last. */
  actions?: ReactNode;
  /** The one or two main decisions of the page, after the actions; on a phone a bar at the foot. */
  decision?: ReactNode;
  /** Words at the end of the line, such as a contact. */
  aside?: ReactNode;
  /** Facts in a strip below. */
  facts?: readonly Fact[];
  /** Further content of the header: a flow, tabs. */
  children?: ReactNode;
}

/** Page header: breadcrumbs, title, actions and facts. */
export function PageHeader({
  ground = 'page',
  title,
  breadcrumbs,
  steps,
  badge,
  lead,
  actions,
  decision,
  aside,
  facts,
  children,
  ...root
}: PageHeaderProps) {
  const hasPath = Boolean(breadcrumbs && steps);
  return (
    <header {...root} className={`${header} ${headerGround[ground]}`}>
      {hasPath ? (
        <div className={headerPath}>
          {breadcrumbs}
          <div className={headerSteps}>{steps}</div>
        </div>
      ) : null}
      <div className={headerTop}>
        <div className={headerNames}>
          {hasPath ? null : breadcrumbs}
          <div className={headerTitle}>
            <Heading level={1} look="display">
              {title}
            </Heading>
            {badge}
          </div>
          {lead ? <div className={headerLead}>{lead}</div> : null}
        </div>
        {aside ? <div className={headerAside}>{aside}</div> : null}
        {actions || decision || (steps && !hasPath) ? (
          <div className={headerActions}>
            {hasPath ? null : steps}
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
