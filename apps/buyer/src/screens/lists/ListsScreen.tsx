import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHashSearch } from '@selvedge/app-shell/app/hashLocation';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { useSnapshot } from 'valtio';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListRows, PlainListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { PlusIcon } from '@selvedge/design-system/primitives/Icon';
import { Checkbox } from '@selvedge/design-system/primitives/Checkbox';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { SegmentedControl } from '@selvedge/design-system/primitives/SegmentedControl';
import { Tabs } from '@selvedge/design-system/primitives/Tabs';
import { useFormats } from '@selvedge/design-system/i18n';
import { session } from '../../api/session';
import { SavedFilters } from '../../filters/SavedFilters';
import { useBuyerList } from '../../trade/useBuyerList';
import { useChosenColumns } from '../../trade/useChosenColumns';
import { useNow } from '@selvedge/app-shell/app/useNow';
import { deliveryMethodValues, listStatusValues } from '@selvedge/api-spec/values';
import { listCountsQuery, listPageQuery } from './lists.api';
import { editorHref, listColumns, listHref } from './lists.columns';
import { listsSearch, scopes, sortColumns } from './lists.search';
import type { ListsFilter } from './lists.search';

const NewList = lazyDialog(() => import('./NewList').then((part) => part.NewList));

const ALL = 'ALL';
const openStatuses: readonly NonNullable<ListsFilter['status']>[] = ['PENDING', 'ACCEPTED'];
const ownStatuses: readonly NonNullable<ListsFilter['status']>[] = ['DRAFT', ...openStatuses];

const openOnes = (counts: { PENDING: number; ACCEPTED: number } | undefined): number | undefined =>
  counts && counts.PENDING + counts.ACCEPTED;

/** Page of the lists that the buyer may see, filtered by status, delivery and closing time. */
export function ListsScreen() {
  const { t } = useTranslation(['lists', 'listing']);
  const { t: common } = useTranslation();
  const deliveryWords = useDictionary('delivery_method');
  const formats = useFormats();
  const statusWord = useStatusWord();
  const { user } = useSnapshot(session);
  const sells = hasPerm({ perms: user?.perms ?? [] }, ['sp:list:publish']);
  const [isMaking, setMaking] = useState(false);
  const isMine = listsSearch.read(useHashSearch()).scope === 'mine';
  const hrefOf = isMine ? editorHref : listHref;
  const { columns, chooser } = useChosenColumns('lists', listColumns(t, formats, useNow(), hrefOf));
  const { filter, show, bar, page } = useBuyerList({
    search: listsSearch,
    choices: [
      {
        name: 'delivery',
        label: t('columns.delivery'),
        choices: deliveryWords.optionsOf(deliveryMethodValues),
      },
    ],
    names: { status: t('columns.status'), closing: t('closingSoon') },
    kept: ['scope'],
    tab: ['status'],
    query: listPageQuery,
    columns,
    rowHref: hrefOf,
    minWidth: 1096,
    empty: <EmptyState title={t('empty.title')}>{t('empty.body')}</EmptyState>,
  });
  const counts = useQuery(listCountsQuery(filter)).data;
  const isClosing = filter.status === undefined || filter.status === 'PENDING';

  return (
    <PlainListPage
      title={common('places.lists')}
      lead={t('lead')}
      ground={page.ground}
      actions={
        sells && (
          <Button variant="primary" size="header" icon={<PlusIcon />} onPress={() => setMaking(true)}>
            {t('new')}
          </Button>
        )
      }
      rows={
        <Tabs
          isInset
          label={t('columns.status')}
          selectedKey={filter.status ?? ALL}
          end={
            sells && (
              <SegmentedControl
                label={t('scope.label')}
                value={filter.scope}
                segments={scopes.map((id) => ({ id, label: t(`scope.${id}`) }))}
                onChange={(id) => show({ scope: id, status: undefined })}
              />
            )
          }
          onSelectionChange={(id) =>
            show({ status: listStatusValues.find((status) => status === id), closing: undefined })
          }
          items={[
            { id: ALL, label: t('statusAll'), count: isMine ? counts?.ALL : openOnes(counts) },
            ...(isMine ? ownStatuses : openStatuses).map((code) => ({
              id: code,
              label: statusWord({ kind: 'list', code }),
              count: counts?.[code],
            })),
          ]}
        >
          <FilterBar
            {...bar}
            label={t('tools')}
            searchLabel={t('search')}
            end={
              <>
                <SavedFilters page="list" />
                {chooser}
              </>
            }
          >
            {isClosing && (
              <Checkbox
                isSelected={filter.closing === 'soon'}
                onChange={(isOn) => show({ closing: isOn ? 'soon' : undefined })}
              >
                {t('closingSoon')}
              </Checkbox>
            )}
          </FilterBar>
          <ListRows
            {...page.list}
            {...sorting(filter, sortColumns, (sorted) => show({ ...sorted, closing: undefined }))}
            label={common('places.lists')}
            skeletonRows={12}
          />
        </Tabs>
      }
    >
      {isMaking ? <NewList onClose={() => setMaking(false)} /> : null}
    </PlainListPage>
  );
}
