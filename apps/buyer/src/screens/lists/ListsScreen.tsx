import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { useSnapshot } from 'valtio';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { Button } from '@selvedge/design-system/primitives/Button';
import { PlusIcon } from '@selvedge/design-system/primitives/Icon';
import { Checkbox } from '@selvedge/design-system/primitives/Checkbox';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';
import { SegmentedControl } from '@selvedge/design-system/primitives/SegmentedControl';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { useFormats } from '@selvedge/design-system/i18n';
import { session } from '../../api/session';
import { SavedFilters } from '../../filters/SavedFilters';
import { PagedTable } from '../../trade/PagedTable';
import { useListFilter } from '../../trade/useListFilter';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { deliveryMethodValues } from '@selvedge/api-spec/values';
import { listCountsQuery, listPageQuery } from './lists.api';
import { editorHref, listColumns, listHref } from './lists.columns';
import { readListsSearch, sortColumns, writeListsSearch } from './lists.search';
import type { ListStatusFilter } from './lists.search';

const NewList = lazyDialog(() => import('./NewList').then((part) => part.NewList));

const all = 'ALL';
const openStatuses: readonly ListStatusFilter[] = ['PENDING', 'ACCEPTED'];
const ownStatuses: readonly ListStatusFilter[] = ['DRAFT', ...openStatuses];

const openOnes = (counts: { PENDING: number; ACCEPTED: number } | undefined): number | undefined =>
  counts && counts.PENDING + counts.ACCEPTED;

/** Page of the lists that the buyer may see, filtered by status, delivery and closing time. */
export function ListsScreen() {
  const { t } = useTranslation(['lists', 'listing']);
  const { t: common } = useTranslation();
  const deliveryWords = useDictionary('delivery_method');
  const formats = useFormats();
  const statusWord = useStatusWord();
  const now = useNow();
  const { filter, show, narrowing, paging } = useListFilter({
    read: readListsSearch,
    write: writeListsSearch,
    names: { status: t('columns.status'), delivery: t('columns.delivery'), closing: t('closingSoon') },
    kept: ['scope'],
  });
  const found = useQuery(listPageQuery(filter));
  const counts = useQuery(listCountsQuery(filter)).data;
  const { user } = useSnapshot(session);
  const sells = hasPerm({ perms: user?.perms ?? [] }, ['sp:list:publish']);
  const [isMaking, setMaking] = useState(false);
  const hrefOf = filter.isMine ? editorHref : listHref;
  const statuses = filter.isMine ? ownStatuses : openStatuses;
  const columns = listColumns(t, formats, now, hrefOf);
  const counted = (label: string, count: number | undefined): string =>
    count === undefined ? label : t('withCount', { label, count });

  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          title={common('places.lists')}
          lead={t('lead')}
          actions={
            sells ? (
              <Button variant="primary" size="header" icon={<PlusIcon />} onPress={() => setMaking(true)}>
                {t('new')}
              </Button>
            ) : null
          }
        />
      }
    >
      <Toolbar
        label={t('tools')}
        end={
          <>
            <SavedFilters page="list" />
            <WordSearch
              label={t('search')}
              words={filter.keywords ?? ''}
              onSearch={(keywords) => show({ keywords: keywords || undefined })}
              isShort={false}
            />
          </>
        }
      >
        {sells ? (
          <SegmentedControl
            label={t('scope.label')}
            value={filter.isMine ? 'mine' : 'all'}
            segments={(['all', 'mine'] as const).map((id) => ({ id, label: t(`scope.${id}`) }))}
            onChange={(id) => show({ isMine: id === 'mine' || undefined, status: undefined })}
          />
        ) : null}
        <SegmentedControl
          label={t('columns.status')}
          value={filter.closingSoon ? all : (filter.status ?? all)}
          segments={[
            { id: all, label: counted(t('statusAll'), filter.isMine ? counts?.ALL : openOnes(counts)) },
            ...statuses.map((code) => ({
              id: code,
              label: counted(statusWord({ kind: 'list', code }), counts?.[code]),
            })),
          ]}
          onChange={(id) =>
            show({ status: statuses.find((status) => status === id), closingSoon: undefined })
          }
        />
        <SegmentedControl
          label={t('columns.delivery')}
          value={filter.delivery ?? all}
          segments={[{ id: all, label: t('deliveryAll') }, ...deliveryWords.optionsOf(deliveryMethodValues)]}
          onChange={(id) => show({ delivery: deliveryMethodValues.find((delivery) => delivery === id) })}
        />
        <Checkbox
          isSelected={filter.closingSoon === true}
          onChange={(isOn) => show({ closingSoon: isOn || undefined, status: undefined })}
        >
          {t('closingSoon')}
        </Checkbox>
      </Toolbar>
      <PagedTable
        label={common('places.lists')}
        columns={columns}
        rowId={({ id }) => id}
        rowHref={hrefOf}
        minWidth={1120}
        {...sorting(filter, sortColumns, (sorted) => show({ ...sorted, closingSoon: undefined }))}
        empty={<EmptyState title={t('empty.title')}>{t('empty.body')}</EmptyState>}
        narrowing={narrowing}
        query={found}
        skeletonRows={12}
        {...paging}
      />
      {isMaking ? <NewList onClose={() => setMaking(false)} /> : null}
    </Page>
  );
}
