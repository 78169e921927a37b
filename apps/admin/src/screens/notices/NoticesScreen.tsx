import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '@selvedge/app-shell/listing/ChoiceFilter';
import { Beside } from '@selvedge/design-system/layout/Beside';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { SegmentedControl } from '@selvedge/design-system/primitives/SegmentedControl';
import { noticeTypeValues } from '@selvedge/api-spec/values';
import { FilterBar } from '../../listing/FilterBar';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { NoticeDetail } from './NoticeDetail';
import { NOTICES_PER_PAGE, noticesQuery, readAll } from './notices.api';
import { useColumns } from './notices.columns';
import { readNoticesFilter, writeNoticesFilter } from './notices.search';

/** Inbox of the signed-in member of staff: notices of other staff and of the server, marked as read one by one or all at once. */
export function NoticesScreen() {
  const { t } = useTranslation(['notices', 'listing']);
  const { filter, show, openRow, narrowing, bar, paging } = useListFilter({
    read: readNoticesFilter,
    write: writeNoticesFilter,
    names: { show: t('columns.state'), type: t('columns.type') },
  });
  const notices = useQuery(noticesQuery(filter));
  const columns = useColumns();
  const all = useMutation({ mutationFn: readAll });
  const rows = notices.data?.list ?? [];
  const at = rows.findIndex(({ id }) => id === filter.row);
  const unread = notices.data?.unread ?? 0;

  return (
    <ListPage
      title={t('common:route.myNotices')}
      lead={notices.data && t('unreadCount', { count: unread })}
      actions={
        <Button isDisabled={unread === 0} isPending={all.isPending} onPress={() => all.mutate()}>
          {t('markAll')}
        </Button>
      }
    >
      <FilterBar {...bar} label={t('filters')} searchLabel={t('search')}>
        <SegmentedControl
          label={t('columns.state')}
          value={filter.isUnread ? 'unread' : 'all'}
          segments={(['all', 'unread'] as const).map((id) => ({ id, label: t(`show.${id}`) }))}
          onChange={(id) => show({ isUnread: id === 'unread' })}
        />
        <ChoiceFilter
          label={t('columns.type')}
          value={filter.type}
          choices={noticeTypeValues.map((id) => ({ id, label: t(`types.${id}`) }))}
          onChange={(type) => show({ type })}
        />
      </FilterBar>
      <Beside
        onClose={() => openRow(undefined)}
        onStep={(by) => openRow(rows[at + by]?.id)}
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
          {...paging}
          columns={columns}
          rowId={(row) => row.id}
          onRowAction={openRow}
          pageSize={NOTICES_PER_PAGE}
        />
      </Beside>
    </ListPage>
  );
}
