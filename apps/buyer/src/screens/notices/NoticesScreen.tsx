import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '@selvedge/design-system/primitives/ChoiceFilter';
import { Button } from '@selvedge/design-system/primitives/Button';
import { PlainListPage } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { WordSearch } from '@selvedge/design-system/primitives/WordSearch';
import { SegmentedControl } from '@selvedge/design-system/primitives/SegmentedControl';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { noticeTypeValues } from '@selvedge/api-spec/values';
import { useBuyerList } from '../../trade/useBuyerList';
import { markRead, noticePageQuery } from './notices.api';
import { noticeColumns } from './notices.columns';
import { noticesSearch, shownNotices } from './notices.search';

/** Page of the buyer's notices: searched, filtered by type, marked as read one by one or all at once. */
export function NoticesScreen() {
  const { t } = useTranslation(['notices', 'listing']);
  const { t: common } = useTranslation();
  const { mutate, isPending, variables } = useMutation({ mutationFn: markRead });
  const busyId = isPending && 'ids' in variables ? (variables.ids[0] ?? null) : null;
  const { filter, show, answer, bar, page } = useBuyerList({
    search: noticesSearch,
    names: { type: t('columns.type'), show: t('show.label') },
    query: noticePageQuery,
    columns: noticeColumns(t, { busyId, onRead: ({ id }) => mutate({ ids: [id] }) }),
    minWidth: 760,
    empty: <EmptyState title={t('empty.title')}>{t('empty.hint')}</EmptyState>,
  });

  return (
    <PlainListPage
      {...page}
      title={common('places.notices')}
      lead={answer && t('unread', { count: answer.unread })}
      actions={
        <Button
          isDisabled={!answer?.unread}
          isPending={isPending && 'all' in variables}
          onPress={() => mutate({ all: true })}
        >
          {t('markAll')}
        </Button>
      }
      filters={
        <Toolbar
          label={t('tools')}
          end={<WordSearch label={t('search')} words={bar.words} onSearch={bar.onSearch} isShort={false} />}
        >
          <SegmentedControl
            label={t('show.label')}
            value={filter.show}
            segments={shownNotices.map((id) => ({ id, label: t(`show.${id}`) }))}
            onChange={(id) => show({ show: id })}
          />
          <ChoiceFilter
            label={t('columns.type')}
            value={filter.type}
            choices={noticeTypeValues.map((id) => ({ id, label: t(`types.${id}`) }))}
            onChange={(type) => show({ type })}
            anyLabel={t('any')}
          />
        </Toolbar>
      }
    />
  );
}
