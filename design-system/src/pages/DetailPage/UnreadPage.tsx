import { Page } from '../../layout/Page/Page';
import { PageHeader } from '../../layout/Page/PageHeader';
import type { PageHeaderProps } from '../../layout/Page/PageHeader';
import { rootProps } from '../../internal/rootProps';
import type { RootProps } from '../../internal/rootProps';
import { DetailSkeleton, DetailUnread } from './DetailUnread';
import type { DetailState } from './DetailUnread';

/** Head of the page of a record. */
export type DetailHead = Pick<
  PageHeaderProps,
  'title' | 'breadcrumbs' | 'badge' | 'lead' | 'facts' | 'actions' | 'decision'
>;

export interface UnreadPageProps extends DetailHead, RootProps<HTMLDivElement> {
  /** Reason why there is no record to show. */
  state: DetailState;
  /** Way to the neighbours of the record. */
  steps?: PageHeaderProps['steps'];
}

/** Page of one record that is not there: being read, failed or missing. It loads nothing of the page that shows the record. */
export function UnreadPage(props: UnreadPageProps) {
  const { title, breadcrumbs, badge, lead, facts, actions, decision, state, steps } = props;
  const isLoading = state.kind === 'loading';
  return (
    <Page
      {...rootProps(props)}
      ground="surface"
      isFilled={isLoading}
      header={
        <PageHeader {...{ title, breadcrumbs, badge, lead, facts, actions, decision, steps }}>
          {isLoading && <DetailSkeleton />}
        </PageHeader>
      }
    >
      <DetailUnread state={state} />
    </Page>
  );
}
