import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { Beside } from '@selvedge/design-system/layout/Beside';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { FilterSelect } from '@selvedge/design-system/primitives/FilterSelect';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { SegmentedControl } from '@selvedge/design-system/primitives/SegmentedControl';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { Listing } from '../../listing/Listing';
import { WordSearch } from '../../listing/WordSearch';
import { usePageSearch } from '../../tabs/pageAddress';
import { NoticeDetail } from './NoticeDetail';
import { NOTICES_PER_PAGE, noticesQuery, readAll } from './notices.api';
import { useColumns } from './notices.columns';
import { noticeTypes, readNoticesFilter, writeNoticesFilter } from './notices.search';
import type { NoticesFilter } from './notices.search';

const ANY = 'ANY';

/** Inbox of the signed-in member of staff: notices of other staff and of the server, marked as read one by one or all at once. */
export function NoticesScreen() {
  const { t } = useTranslation(['notices', 'listing']);
  const [search, setSearch] = usePageSearch();
  const filter = readNoticesFilter(search);
  const notices = useQuery(noticesQuery(filter));
  const columns = useColumns();
  const all = useMutation({ mutationFn: readAll });
  const write = (change: Partial<NoticesFilter>): void =>
    setSearch(writeNoticesFilter({ ...filter, ...change }));
  const show = (change: Partial<NoticesFilter>): void => write({ page: 1, row: undefined, ...change });
  const rows = notices.data?.list ?? [];
  const at = rows.findIndex(({ id }) => id === filter.row);
  const unread = notices.data?.unread ?? 0;
  const narrowing = useNarrowing(
    writeNoticesFilter(filter),
    { show: t('columns.state'), type: t('columns.type') },
    setSearch,
  );

  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          ground="surface"
          title={t('common:route.myNotices')}
          lead={notices.data && t('unreadCount', { count: unread })}
          actions={
            <Button isDisabled={unread === 0} isPending={all.isPending} onPress={() => all.mutate()}>
              {t('markAll')}
            </Button>
          }
        />
      }
    >
      <Toolbar label={t('filters')} gap="wide">
        <WordSearch label={t('search')} words={filter.keywords} onSearch={(keywords) => show({ keywords })} />
        <SegmentedControl
          label={t('columns.state')}
          value={filter.isUnread ? 'unread' : 'all'}
          segments={(['all', 'unread'] as const).map((id) => ({ id, label: t(`show.${id}`) }))}
          onChange={(id) => show({ isUnread: id === 'unread' })}
        />
        <FilterSelect
          label={t('columns.type')}
          value={filter.type ?? ANY}
          options={[
            { id: ANY, label: t('any') },
            ...noticeTypes.map((id) => ({ id, label: t(`types.${id}`) })),
          ]}
          onChange={(id) => show({ type: noticeTypes.find((one) => one === id) })}
        />
      </Toolbar>
      <Beside
        onClose={() => write({ row: undefined })}
        onStep={(by) => write({ row: rows[at + by]?.id })}
        detail={
          rows[at] && {
            label: rows[at].title,
            hasPrevious: at > 0,
            hasNext: at < rows.length - 1,
            content: <NoticeDetail key={rows[at].id} id={rows[at].id} />,
          }
        }
      >
        <Listing
          label={t('common:route.myNotices')}
          query={notices}
          failed={t('failed')}
          empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
          narrowing={narrowing}
          columns={columns}
          rowId={(row) => row.id}
          onRowAction={(row) => write({ row })}
          page={filter.page}
          pageSize={NOTICES_PER_PAGE}
          onPageChange={(page) => show({ page })}
        />
      </Beside>
    </Page>
  );
}
