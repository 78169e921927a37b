import { useContext } from 'react';
import type { ReactNode } from 'react';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { Page } from '../../layout/Page/Page';
import { PageHeader } from '../../layout/Page/PageHeader';
import { SplitView } from '../../layout/SplitView/SplitView';
import type { SplitViewProps } from '../../layout/SplitView/SplitView';
import { Tabs } from '../../primitives/Tabs/Tabs';
import type { TabsProps } from '../../primitives/Tabs/Tabs';
import { inset } from './DetailPage.css';
import { DetailNeighbours, NeighboursContext } from './DetailNeighbours';
import type { Neighbours } from './DetailNeighbours';
import type { DetailState } from './DetailUnread';
import { UnreadPage } from './UnreadPage';
import type { DetailHead } from './UnreadPage';

export { NeighboursContext } from './DetailNeighbours';
export type { Neighbours } from './DetailNeighbours';
export type { DetailState } from './DetailUnread';
export { UnreadPage } from './UnreadPage';
export type { UnreadPageProps } from './UnreadPage';

export interface DetailPageProps<Tab extends string = string> extends DetailHead, RootProps<HTMLDivElement> {
  /** Progress of the record below its facts: an OrderFlow, an OfferCompare. */
  flow?: ReactNode;
  /** Tabs over the content, when a record has more than one sheet; the page shows one as `children`. */
  tabs?: Pick<TabsProps<Tab>, 'label' | 'items' | 'selectedKey' | 'onSelectionChange'>;
  /** Main content: sections, tables to the edge. Not needed while `state` is set. */
  children?: ReactNode;
  /** Adds the page's margin around the content; leave off for tables, which run to the edge. */
  isInset?: boolean;
  /** Panels beside the content; below it on a window narrower than 1024 px. */
  rail?: { label: string; content: ReactNode };
  /** Bar that stays at the foot of the window. */
  bottom?: SplitViewProps['bottom'];
  /** Previous and next record of the list from which this one was opened; those of the NeighboursContext when left out. */
  neighbours?: Neighbours;
  /** Reason why there is no record to show; it is drawn in place of the content. */
  state?: DetailState;
}

/** Page of one record: its head with facts and progress, its content, and the panels beside it. J and K lead to its neighbours. */
export function DetailPage<Tab extends string = string>(props: DetailPageProps<Tab>) {
  const { title, breadcrumbs, badge, lead, facts, actions, decision, flow, tabs, children } = props;
  const { isInset = false, rail, bottom, state } = props;
  const around = useContext(NeighboursContext);
  const { neighbours = around } = props;
  const head = { title, breadcrumbs, badge, lead, facts, actions, decision };
  const steps = neighbours && <DetailNeighbours {...neighbours} />;
  if (state) return <UnreadPage {...rootProps(props)} {...head} state={state} steps={steps} />;
  const content = isInset ? <div className={inset}>{children}</div> : children;
  return (
    <Page
      {...rootProps(props)}
      ground="surface"
      isFilled
      header={
        <PageHeader {...head} steps={steps}>
          {flow}
        </PageHeader>
      }
    >
      <SplitView side={rail && { at: 'end', ...rail }} bottom={bottom}>
        {tabs ? (
          <Tabs isInset {...tabs}>
            {content}
          </Tabs>
        ) : (
          content
        )}
      </SplitView>
    </Page>
  );
}
