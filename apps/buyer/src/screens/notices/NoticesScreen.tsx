import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { ChoiceFilter } from '@selvedge/app-shell/listing/ChoiceFilter';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import { SegmentedControl } from '@selvedge/design-system/primitives/SegmentedControl';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { noticeTypeValues } from '@selvedge/api-spec/values';
import { PagedTable } from '../../trade/PagedTable';
import { useListFilter } from '../../trade/useListFilter';
import { markRead, noticePageQuery } from './notices.api';
import { noticeColumns } from './notices.columns';
import { readNoticesSearch, writeNoticesSearch } from './notices.search';

/** Page of the buyer's notices: searched, filtered by type, marked as read one by one or all at once. */
export function NoticesScreen() {
  const { t } = useTranslation(['notices', 'listing']);
  const { t: common } = useTranslation();
  const { filter, show, narrowing, paging } = useListFilter({
    read: readNoticesSearch,
    write: writeNoticesSearch,
    names: { type: t('columns.type'), show: t('show.label') },
  });
  const found = useQuery(noticePageQuery(filter));
  const { data } = answerOf(found);
  const { mutate, isPending, variables } = useMutation({ mutationFn: markRead });
  const busyId = isPending && 'ids' in variables ? (variables.ids[0] ?? null) : null;
  const columns = noticeColumns(t, { busyId, onRead: ({ id }) => mutate({ ids: [id] }) });

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
          <WordSearch
            label={t('search')}
            words={filter.keywords}
            onSearch={(keywords) => show({ keywords })}
            isShort={false}
          />
        }
      >
        <SegmentedControl
          label={t('show.label')}
          value={filter.isUnread ? 'unread' : 'all'}
          segments={(['all', 'unread'] as const).map((id) => ({ id, label: t(`show.${id}`) }))}
          onChange={(id) => show({ isUnread: id === 'unread' })}
        />
        <ChoiceFilter
          label={t('columns.type')}
          value={filter.type}
          choices={noticeTypeValues.map((id) => ({ id, label: t(`types.${id}`) }))}
          onChange={(type) => show({ type })}
          anyLabel={t('any')}
        />
      </Toolbar>
      <PagedTable
        label={common('places.notices')}
        columns={columns}
        rowId={({ id }) => id}
        minWidth={760}
        empty={<EmptyState title={t('empty.title')}>{t('empty.hint')}</EmptyState>}
        narrowing={narrowing}
        query={found}
        {...paging}
      />
    </Page>
  );
}
