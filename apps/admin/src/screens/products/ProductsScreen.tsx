import { Beside } from '@selvedge/design-system/layout/Beside';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../../listing/ListPage';
import { Listing } from '../../listing/Listing';
import { useListFilter } from '../../listing/useListFilter';
import { sorting } from '@selvedge/app-shell/listing/sorting';
import { useChosenColumns } from '../../listing/useChosenColumns';
import { useAllowed } from '../../session/Allowed';
import { ProductDetail } from './ProductDetail';
import { ProductFilters } from './ProductFilters';
import { ProductSteps } from './ProductSteps';
import { ProductTools } from './ProductTools';
import { ProductTotals } from './ProductTotals';
import { PRODUCTS_PER_PAGE, productsQuery, productValuesQuery } from './products.api';
import { useColumns } from './products.columns';
import { neighbours } from '../../listing/neighbours';
import { readProductsFilter, sortColumns, writeProductsFilter } from './products.search';

/** Name of the list in the user's preferences, for columns and views. */
const LIST = 'products';
const NONE: ReadonlySet<string> = new Set();
const STEPS = ['biz:product:edit', 'biz:product:delete', 'biz:order:add'] as const;

/** Page of all products of the merchant: filtered, sorted, summed up, one of them open beside the table. */
export function ProductsScreen() {
  const { t } = useTranslation(['products', 'addOrder', 'listing', 'orders', 'sheets']);
  const { filter, show, openRow, narrowing, bar, paging } = useListFilter({
    read: readProductsFilter,
    write: writeProductsFilter,
    names: {
      brandIds: t('facet.brandIds'),
      categoryIds: t('facet.categoryIds'),
      seasons: t('facet.seasons'),
      warehouseIds: t('facet.warehouseIds'),
      kind: t('facet.kind'),
      stock: t('columns.stockQty'),
    },
    onShow: () => setSelected(NONE),
  });
  const products = useQuery(productsQuery({ ...filter, row: undefined }));
  const values = useQuery(productValuesQuery(filter)).data;
  const { chooser, ...chosen } = useChosenColumns(LIST, useColumns());
  const [selected, setSelected] = useState(NONE);
  const mayTake = useAllowed(STEPS);
  const rows = products.data?.list ?? [];
  const ticked = rows.filter(({ id }) => selected.has(id));
  const open = rows.find(({ id }) => id === filter.row);
  const around =
    open &&
    neighbours(
      rows.map(({ id }) => id),
      open.id,
      (filter.page - 1) * PRODUCTS_PER_PAGE,
    );

  return (
    <ListPage title={t('common:route.productList')} actions={<ProductTools filter={filter} />}>
      <ProductFilters bar={bar} values={values} views={LIST} tools={chooser} />
      {ticked.length > 0 && <ProductSteps rows={ticked} onDone={() => setSelected(NONE)} />}
      <Beside
        onClose={() => openRow(undefined)}
        onStep={(by) => openRow(by === 1 ? around?.next : around?.previous)}
        detail={
          open &&
          around && {
            label: t('detail', { brand: open.brandName, name: open.name }),
            place: t('place', { place: around.place, total: products.data?.total ?? 0 }),
            hasPrevious: around.previous !== undefined,
            hasNext: around.next !== undefined,
            content: <ProductDetail product={open} />,
          }
        }
      >
        <Listing
          label={t('common:route.productList')}
          query={products}
          failed={t('failed')}
          empty={<EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>}
          narrowing={narrowing}
          {...paging}
          {...chosen}
          rowId={(row) => row.id}
          onRowAction={openRow}
          isTall
          selectedKeys={mayTake ? selected : undefined}
          onSelectionChange={setSelected}
          {...sorting(filter, sortColumns, show)}
          totals={products.data && <ProductTotals sums={products.data.selection} />}
          pageSize={PRODUCTS_PER_PAGE}
        />
      </Beside>
    </ListPage>
  );
}
