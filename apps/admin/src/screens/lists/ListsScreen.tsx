import { useState } from 'react';
import { lazyDialog } from '@selvedge/app-shell/app/lazyDialog';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { Tabs } from '@selvedge/design-system/primitives/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../listing/FilterBar';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { deliveryMethodValues, orderKindValues } from '@selvedge/api-spec/values';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed } from '../../session/Allowed';
import { LISTS_PER_PAGE, listsQuery } from './lists.api';
import { editorHref, useColumns } from './lists.columns';
import { ownerFilters, readListsFilter, sortColumns, statusFilters, writeListsFilter } from './lists.search';

const NewList = lazyDialog(() => import('./NewList').then((part) => part.NewList));

/** Name of the list in the user's preferences, for columns and views. */
const LIST = 'lists';

/** Page of the lists of the merchant and of sellers: by status with counts, filtered, sorted, created. */
export function ListsScreen() {
  const { t } = useTranslation(['staffLists', 'listEditor', 'listing']);
  const deliveryWords = useDictionary('delivery_method');
  const { filter, show, narrowing, bar, paging } = useListFilter({
    read: readListsFilter,
    write: writeListsFilter,
    choices: [
      {
        name: 'delivery',
        label: t('columns.delivery'),
        choices: deliveryWords.optionsOf(deliveryMethodValues),
      },
      {
        name: 'owner',
        label: t('columns.owner'),
        choices: ownerFilters.map((id) => ({ id, label: t(`owner.${id}`) })),
      },
      {
        name: 'kind',
        label: t('columns.kind'),
        choices: orderKindValues.map((id) => ({ id, label: t(`listEditor:kind.${id}`) })),
      },
    ],
    names: { status: t('byStatus') },
    tab: ['status'],
  });
  const lists = useQuery(listsQuery(filter));
  const { chooser, ...chosen } = useChosenColumns(LIST, useColumns());
  const [isMaking, setMaking] = useState(false);
  const statusWord = useStatusWord();
  const counts = lists.data?.counts;

  return (
    <ListPage
      title={t('common:route.listsAll')}
      actions={
        <Allowed anyOf={['biz:list:add']}>
          <Button variant="primary" size="header" onPress={() => setMaking(true)}>
            {t('listEditor:newList')}
          </Button>
        </Allowed>
      }
    >
      <Tabs
        isInset
        label={t('byStatus')}
        selectedKey={filter.status}
        onSelectionChange={(status) => show({ status })}
        items={statusFilters.map((id) => ({
          id,
          label: id === 'ALL' ? t('all') : statusWord({ kind: 'list', code: id }),
          count: counts?.[id],
        }))}
      >
        <FilterBar
          {...bar}
          label={t('filters')}
          searchLabel={t('search')}
          views={LIST}
          tools={chooser}
          isClearable
        />
        <Listing
          label={t('common:route.listsAll')}
          query={lists}
          failed={t('failed')}
          empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
          narrowing={narrowing}
          {...paging}
          {...chosen}
          rowId={(row) => row.id}
          onRowAction={(id) => navigate(editorHref(id))}
          {...sorting(filter, sortColumns, show)}
          pageSize={LISTS_PER_PAGE}
        />
      </Tabs>
      {isMaking && <NewList onClose={() => setMaking(false)} />}
    </ListPage>
  );
}
