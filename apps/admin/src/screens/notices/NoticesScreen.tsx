import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { SegmentedControl } from '@selvedge/design-system/primitives/SegmentedControl';
import { noticeTypeValues } from '@selvedge/api-spec/values';
import { useStaffList } from '../../listing/useStaffList';
import { NoticeDetail } from './NoticeDetail';
import { noticesQuery, readAll } from './notices.api';
import { useColumns } from './notices.columns';
import { noticesSearch, showFilters } from './notices.search';

/** Inbox of the signed-in member of staff: notices of other staff and of the server, marked as read one by one or all at once. */
export function NoticesScreen() {
  const { t } = useTranslation(['notices', 'listing']);
  const { filter, show, answer, opened, bar, page } = useStaffList('notices', {
    search: noticesSearch,
    choices: [
      {
        name: 'type',
        label: t('columns.type'),
        choices: noticeTypeValues.map((id) => ({ id, label: t(`types.${id}`) })),
      },
    ],
    names: { show: t('columns.state') },
    query: noticesQuery,
    columns: useColumns(),
    opensBeside: true,
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  const all = useMutation({ mutationFn: readAll });
  const unread = answer?.unread ?? 0;
  return (
    <ListPage
      {...page}
      title={t('common:route.myNotices')}
      lead={answer && t('unreadCount', { count: unread })}
      actions={
        <Button isDisabled={unread === 0} isPending={all.isPending} onPress={() => all.mutate()}>
          {t('markAll')}
        </Button>
      }
      filters={
        <FilterBar {...bar} label={t('filters')} searchLabel={t('search')}>
          <SegmentedControl
            label={t('columns.state')}
            value={filter.show}
            segments={showFilters.map((id) => ({ id, label: t(`show.${id}`) }))}
            onChange={(id) => show({ show: id })}
          />
        </FilterBar>
      }
      detail={
        opened && {
          label: opened.title,
          content: <NoticeDetail key={opened.id} id={opened.id} />,
        }
      }
    />
  );
}
