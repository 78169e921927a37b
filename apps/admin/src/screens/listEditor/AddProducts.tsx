import { useState } from 'react';
import { AddProductDialog } from '@selvedge/app-shell/lists/AddProductDialog';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffListDetail, StaffProduct } from '../../api/schemas';
import { listOptionsQuery } from '../../lists/staffLists.api';
import { ALL_PRODUCTS } from './productFilter';
import type { ProductFilter } from './productFilter';
import { ProductFilters } from './ProductFilters';
import { addFound, choiceQuery, editProducts, PRODUCTS_PER_PAGE, valuesQuery } from './listEditor.api';
import { useProductNarrowing } from './useProductNarrowing';

const srcOf = ({ images }: StaffProduct) => images[0];

/** Dialog that adds products to a list, from the merchant's products or another list, selected one by one or all that match a filter. */
export function AddProducts({ list, onClose }: { list: StaffListDetail; onClose: () => void }) {
  const { t } = useTranslation('staffLists');
  const { id, version, kind } = list;
  const [filter, setFilter] = useState<ProductFilter>(ALL_PRODUCTS);
  const { data } = useQuery(choiceQuery(kind, filter));
  const values = useQuery(valuesQuery(kind, filter.listId)).data;
  const lists = useQuery(listOptionsQuery).data?.filter(({ value }) => value !== id);
  const narrow = (change: Partial<ProductFilter>): void => setFilter({ ...filter, page: 1, ...change });
  const narrowing = useProductNarrowing(filter, () => setFilter(ALL_PRODUCTS));
  return (
    <AddProductDialog
      keptAs={id}
      found={data}
      page={filter.page}
      keywords={filter.keywords}
      narrowing={narrowing}
      pageSize={PRODUCTS_PER_PAGE}
      hint={t('products.addHint')}
      filters={
        <ProductFilters
          filter={filter}
          narrowing={narrowing}
          values={values}
          lists={lists ?? []}
          onChange={narrow}
        />
      }
      srcOf={srcOf}
      onSearch={(text) => narrow({ keywords: text.trim() })}
      onPageChange={(page) => setFilter({ ...filter, page })}
      onAdd={(ids) => editProducts(id, { version, add: ids.map((productId) => ({ productId })) })}
      onAddFound={() => addFound(id, version, filter)}
      onClose={onClose}
    />
  );
}
