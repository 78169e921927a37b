import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import { saveFile } from '@selvedge/app-shell/app/saveFile';
import { Button } from '@selvedge/design-system/primitives/Button';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { Page, PageHeader } from '@selvedge/design-system/layout/Page';
import { Listing } from '../../listing/Listing';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { SavedViews } from '../../listing/SavedViews';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { Allowed } from '../../session/Allowed';
import { usePageSearch } from '../../tabs/pageAddress';
import { PurchaseOrderFilters } from './PurchaseOrderFilters';
import { exportPurchaseOrders, PURCHASE_ORDERS_PER_PAGE, purchaseOrdersQuery } from './purchaseOrders.api';
import { useColumns } from './purchaseOrders.columns';
import { readPurchaseOrdersFilter, sortColumns, writePurchaseOrdersFilter } from './purchaseOrders.search';
import type { PurchaseOrdersFilter } from './purchaseOrders.search';

/** Name of the list in the user's preferences, for columns and views. */
const LIST = 'purchaseOrders';

/** Page of the merchant's orders to its suppliers: status, delay, and received pieces of each. */
export function PurchaseOrdersScreen() {
  const { t } = useTranslation(['purchases', 'listing']);
  const [search, setSearch] = usePageSearch();
  const filter = readPurchaseOrdersFilter(search);
  const orders = useQuery(purchaseOrdersQuery(filter));
  const { columns, chooser } = useChosenColumns(LIST, useColumns());
  const sheet = useMutation({
    mutationFn: () => exportPurchaseOrders(filter),
    onSuccess: (file) => saveFile(file, `${t('file')}.xlsx`),
  });
  const show = (change: Partial<PurchaseOrdersFilter>): void =>
    setSearch(writePurchaseOrdersFilter({ ...filter, page: 1, ...change }));
  const narrowing = useNarrowing(
    writePurchaseOrdersFilter(filter),
    { status: t('columns.status'), supplier: t('columns.supplier'), late: t('columns.late') },
    setSearch,
  );

  return (
    <Page
      ground="surface"
      header={
        <PageHeader
          ground="surface"
          title={t('common:route.purchaseOrders')}
          actions={
            <Allowed anyOf={['biz:po:export']}>
              <Button size="header" isPending={sheet.isPending} onPress={() => sheet.mutate()}>
                {t('export')}
              </Button>
            </Allowed>
          }
        />
      }
    >
      <PurchaseOrderFilters
        filter={filter}
        onChange={show}
        tools={
          <>
            <SavedViews list={LIST} search={search} onOpen={setSearch} />
            {chooser}
          </>
        }
      />
      <Listing
        label={t('common:route.purchaseOrders')}
        query={orders}
        failed={t('ordersFailed')}
        empty={<EmptyState title={t('ordersEmpty')}>{t('ordersEmptyHint')}</EmptyState>}
        narrowing={narrowing}
        columns={columns}
        rowId={(row) => row.id}
        {...sorting(filter, sortColumns, show)}
        page={filter.page}
        pageSize={PURCHASE_ORDERS_PER_PAGE}
        onPageChange={(page) => show({ page })}
      />
    </Page>
  );
}
