import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { supplierOptionsQuery } from '../../products/choices.api';
import { FilterBar } from '../../listing/FilterBar';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { purchaseOrderStatusValues } from '@selvedge/api-spec/values';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed } from '../../session/Allowed';
import { exportPurchaseOrders, PURCHASE_ORDERS_PER_PAGE, purchaseOrdersQuery } from './purchaseOrders.api';
import { useColumns } from './purchaseOrders.columns';
import {
  lateFilters,
  readPurchaseOrdersFilter,
  sortColumns,
  writePurchaseOrdersFilter,
} from './purchaseOrders.search';

/** Name of the list in the user's preferences, for columns and views. */
const LIST = 'purchaseOrders';

/** Page of the merchant's orders to its suppliers: status, delay, and received pieces of each. */
export function PurchaseOrdersScreen() {
  const { t } = useTranslation(['purchases', 'listing']);
  const suppliers = useQuery(supplierOptionsQuery);
  const word = useStatusWord();
  const { filter, show, narrowing, bar, paging } = useListFilter({
    read: readPurchaseOrdersFilter,
    write: writePurchaseOrdersFilter,
    choices: [
      {
        name: 'status',
        label: t('columns.status'),
        choices: purchaseOrderStatusValues.map((id) => ({ id, label: word({ kind: 'purchase', code: id }) })),
        anyLabel: t('any'),
      },
      {
        name: 'supplier',
        label: t('columns.supplier'),
        choices: suppliers.data ?? [],
        read: suppliers,
        anyLabel: t('any'),
      },
      {
        name: 'late',
        label: t('columns.late'),
        choices: lateFilters.map((id) => ({ id, label: t(`lateFilter.${id}`) })),
        anyLabel: t('any'),
      },
    ],
  });
  const orders = useQuery(purchaseOrdersQuery(filter));
  const { chooser, ...chosen } = useChosenColumns(LIST, useColumns());
  const sheet = useMutation({
    mutationFn: () => exportPurchaseOrders(filter),
    onSuccess: (file) => saveFile(file, `${t('file')}.xlsx`),
  });

  return (
    <ListPage
      title={t('common:route.purchaseOrders')}
      actions={
        <Allowed anyOf={['biz:po:export']}>
          <Button size="header" isPending={sheet.isPending} onPress={() => sheet.mutate()}>
            {t('export')}
          </Button>
        </Allowed>
      }
    >
      <FilterBar
        {...bar}
        label={t('orderFilters')}
        searchLabel={t('orderSearch')}
        views={LIST}
        tools={chooser}
      />
      <Listing
        label={t('common:route.purchaseOrders')}
        query={orders}
        failed={t('ordersFailed')}
        empty={<EmptyState title={t('ordersEmpty')}>{t('ordersEmptyHint')}</EmptyState>}
        narrowing={narrowing}
        {...paging}
        {...chosen}
        rowId={(row) => row.id}
        {...sorting(filter, sortColumns, show)}
        pageSize={PURCHASE_ORDERS_PER_PAGE}
      />
    </ListPage>
  );
}
