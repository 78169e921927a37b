import { useMemo } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { navigate, useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Pagination } from '@selvedge/design-system/primitives/Pagination';
import { SearchField } from '@selvedge/design-system/primitives/SearchField';
import { SegmentedControl } from '@selvedge/design-system/primitives/SegmentedControl';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { Table } from '@selvedge/design-system/primitives/Table';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { ReadFailure } from '../../trade/ReadFailure';
import { markRead, noticePageQuery } from './notices.api';
import { noticeColumns } from './notices.columns';
import { noticesHref, noticeTypes, readNoticesSearch } from './notices.search';
import type { NoticesSearch } from './notices.search';

const ANY = 'ANY';

/** Page of the buyer's notices: searched, filtered by type, marked as read one by one or all at once. */
export function NoticesScreen() {
  const { t } = useTranslation(['notices', 'listing']);
  const { t: common } = useTranslation();
  const query = useHashSearch();
  const search = useMemo(() => readNoticesSearch(query), [query]);
  const found = useQuery(noticePageQuery(search));
  const { data, isWaiting, hasFailed } = answerOf(found);
  const { mutate, isPending, variables } = useMutation({ mutationFn: markRead });
  const busyId = isPending && 'ids' in variables ? (variables.ids[0] ?? null) : null;
  const columns = noticeColumns(t, { busyId, onRead: ({ id }) => mutate({ ids: [id] }) });
  const change = (next: Partial<NoticesSearch>): void =>
    navigate(noticesHref({ ...search, page: 1, ...next }));
  const { keywords, isUnread, type } = search;
  const narrowing = useNarrowing(
    { keywords, type, show: isUnread ? 'unread' : '' },
    { type: t('columns.type'), show: t('show.label') },
    () => change({ keywords: '', isUnread: false, type: undefined }),
  );

  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          title={common('places.notices')}
          lead={data && t('unread', { count: data.unread })}
          actions={
            <Button
              isDisabled={!data?.unread}
              isPending={isPending && 'all' in variables}
              onPress={() => mutate({ all: true })}
            >
              {t('markAll')}
            </Button>
          }
        />
      }
    >
      <Toolbar
        label={t('tools')}
        end={
          <SearchField
            key={search.keywords}
            label={t('search')}
            placeholder={t('search')}
            defaultValue={search.keywords}
            onSubmit={(keywords) => change({ keywords: keywords.trim() })}
            onClear={() => change({ keywords: '' })}
          />
        }
      >
        <SegmentedControl
          label={t('show.label')}
          value={search.isUnread ? 'unread' : 'all'}
          segments={(['all', 'unread'] as const).map((id) => ({ id, label: t(`show.${id}`) }))}
          onChange={(id) => change({ isUnread: id === 'unread' })}
        />
        <FilterSelect
          label={t('columns.type')}
          value={search.type ?? ANY}
          options={[
            { id: ANY, label: t('any') },
            ...noticeTypes.map((id) => ({ id, label: t(`types.${id}`) })),
          ]}
          onChange={(id) => change({ type: noticeTypes.find((type) => type === id) })}
        />
      </Toolbar>
      {isWaiting ? <TableSkeleton hasPicture={false} /> : null}
      {hasFailed ? <ReadFailure isInset query={found} /> : null}
      {data ? (
        <>
          <Table
            label={common('places.notices')}
            columns={columns}
            rows={data.list}
            rowId={({ id }) => id}
            minWidth={760}
            hasPhoneRows
            empty={<EmptyState title={t('empty.title')}>{t('empty.hint')}</EmptyState>}
            narrowing={narrowing}
          />
          <Pagination
            isInset
            page={search.page}
            pageSize={PAGE_SIZE_DEFAULT}
            total={data.total}
            onPageChange={(page) => change({ page })}
          />
        </>
      ) : null}
    </Page>
  );
}
