import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListPage } from '@selvedge/design-system/pages/ListPage';
import { EmptyState } from '@selvedge/design-system/primitives/EmptyState';
import { useStaffList } from '../../listing/useStaffList';
import { useAllowed } from '../../session/Allowed';
import { ProductDetail } from './ProductDetail';
import { ProductFilters } from './ProductFilters';
import { ProductSteps } from './ProductSteps';
import { ProductTools } from './ProductTools';
import { ProductTotals } from './ProductTotals';
import { productsQuery, productValuesQuery } from './products.api';
import { useColumns } from './products.columns';
import { productsSearch } from './products.search';

const STEPS = ['biz:product:edit', 'biz:product:delete', 'biz:order:add'] as const;

/** Page of all products of the merchant: filtered, sorted, summed up, one of them open beside the table. */
export function ProductsScreen() {
  const { t } = useTranslation(['products', 'addOrder', 'listing', 'orders', 'sheets']);
  const { filter, rows, selected, unselect, opened, bar, page } = useStaffList('products', {
    search: productsSearch,
    names: {
      brandIds: t('facet.brandIds'),
      categoryIds: t('facet.categoryIds'),
      seasons: t('facet.seasons'),
      warehouseIds: t('facet.warehouseIds'),
      kind: t('facet.kind'),
      stock: t('columns.stockQty'),
    },
    query: productsQuery,
    columns: useColumns(),
    isTall: true,
    isSelectable: useAllowed(STEPS),
    opensBeside: true,
    renderSums: ({ selection }) => <ProductTotals sums={selection} />,
    failed: t('failed'),
    empty: <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>,
  });
  const values = useQuery(productValuesQuery(filter)).data;
  return (
    <ListPage
      {...page}
      title={t('common:route.productList')}
      actions={<ProductTools filter={filter} />}
      filters={<ProductFilters bar={bar} filter={filter} values={values} />}
      steps={<ProductSteps rows={rows.filter(({ id }) => selected.has(id))} onDone={unselect} />}
      detail={
        opened && {
          label: t('detail', { brand: opened.brandName, name: opened.name }),
          content: <ProductDetail product={opened} />,
        }
      }
    />
  );
}
