import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { FilterBar } from '@selvedge/design-system/pages/FilterBar';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useStatusWord } from '@selvedge/design-system/commerce/OrderStatusBadge';
import { supplierOptionsQuery } from '../../products/choices.api';
import { purchaseOrderStatusValues } from '@selvedge/api-spec/values';
import { useStaffList } from '../../listing/useStaffList';
import { Allowed } from '../../session/Allowed';
import { exportPurchaseOrders, purchaseOrdersQuery } from './purchaseOrders.api';
import { useColumns } from './purchaseOrders.columns';
import { lateFilters, purchaseOrdersSearch } from './purchaseOrders.search';

/** Page of the merchant's orders to its suppliers: status, delay, and received pieces of each. */
export function PurchaseOrdersScreen() {
  const { t } = useTranslation(['purchases', 'listing']);
  const suppliers = useQuery(supplierOptionsQuery);
  const word = useStatusWord();
  const { filter, bar, page } = useStaffList('purchaseOrders', {
    search: purchaseOrdersSearch,
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
    query: purchaseOrdersQuery,
    columns: useColumns(),
    recordHref: ({ id }) => `/purchases/detail/${id}`,
    failed: t('ordersFailed'),
    empty: <EmptyState title={t('ordersEmpty')}>{t('ordersEmptyHint')}</EmptyState>,
  });
  const sheet = useMutation({
    mutationFn: () => exportPurchaseOrders(filter),
    onSuccess: (file) => saveFile(file, `${t('file')}.xlsx`),
  });
  return (
    <ListPage
      {...page}
      title={t('common:route.purchaseOrders')}
      actions={
        <Allowed anyOf={['biz:po:export']}>
          <Button size="header" isPending={sheet.isPending} onPress={() => sheet.mutate()}>
            {t('export')}
          </Button>
        </Allowed>
      }
      filters={<FilterBar {...bar} label={t('orderFilters')} searchLabel={t('orderSearch')} />}
    />
  );
}
