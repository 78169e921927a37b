import { useCallback, useMemo, useState } from 'react';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { errorWords } from '@selvedge/app-shell/app/errorWords';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import { ProductSection } from '@selvedge/app-shell/lists/ProductSection';
import { ReadFailure } from '@selvedge/app-shell/app/ReadFailure';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffListDetail } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';
import { AddProducts } from './AddProducts';
import { ALL_PRODUCTS } from './productFilter';
import type { ProductFilter } from './productFilter';
import { ProductFilters } from './ProductFilters';
import { ProductTools } from './ProductTools';
import type { AskedOfProducts } from './ProductTools';
import { useUnfinishedImport } from '../../sheets/useUnfinishedImport';
import { ImportProducts } from './ImportProducts';
import { editProducts, listQuery, PRODUCTS_PER_PAGE, productQuery, valuesQuery } from './listEditor.api';
import type { ListChange } from './listEditor.api';
import { listedProduct } from './listedProduct';
import type { ListedProduct } from './listedProduct';
import { PriceRule } from './PriceRule';
import { RemoveFound } from './RemoveFound';
import { useProductNarrowing } from './useProductNarrowing';
import { useMoreColumns } from './useMoreColumns';

const PRICE = [PRICE_PERM] as const;
const srcOf = ({ images }: ListedProduct) => images[0];

/** Products of a list: filtered, priced in their rows or by a rule, added from the merchant's products or another list, removed. */
export function Products({ list }: { list: StaffListDetail }) {
  const { t } = useTranslation('staffLists');
  const { id, version, kind } = list;
  const [filter, setFilter] = useState<ProductFilter>(ALL_PRODUCTS);
  const [asked, ask] = useState<AskedOfProducts | null>(null);
  useUnfinishedImport(`list:${id}`, () => ask('sheet'));
  const query = useQuery(productQuery(id, filter));
  const values = useQuery(valuesQuery(kind, id)).data;
  const { data, isWaiting, hasFailed } = answerOf(query);
  const products = useMemo(() => data?.list.map(listedProduct) ?? [], [data]);
  const more = useMoreColumns();
  const maySetPrices = useAllowed(PRICE);
  const canEdit = list.actions.includes('editItems');
  const { mutateAsync: edit } = useMutation({
    // Changes are sent in turn, each with the version that the one before it left.
    scope: { id: `list:${id}` },
    mutationFn: (change: Pick<ListChange, 'prices' | 'remove'>) => {
      const now = queryClient.getQueryData(listQuery(id).queryKey)?.version ?? version;
      return editProducts(id, { version: now, ...change });
    },
  });
  const price = useCallback(
    (one: ListedProduct, priceCents: number) => edit({ prices: [{ productId: one.id, priceCents }] }),
    [edit],
  );
  const remove = useCallback(
    (one: ListedProduct) =>
      void edit({ remove: [one.id] }).catch((error: unknown) =>
        toast.show({ tone: 'critical', message: errorWords(error) }),
      ),
    [edit],
  );
  const narrow = (change: Partial<ProductFilter>): void => setFilter({ ...filter, page: 1, ...change });
  const narrowing = useProductNarrowing(filter, () => setFilter(ALL_PRODUCTS));
  const close = (): void => ask(null);
  return (
    <>
      {isWaiting ? <TableSkeleton rows={8} /> : null}
      {hasFailed ? <ReadFailure isInset title={t('products.failed')} query={query} /> : null}
      {data ? (
        <ProductSection
          products={products}
          total={data.total}
          page={filter.page}
          pageSize={PRODUCTS_PER_PAGE}
          keywords={filter.keywords}
          narrowing={narrowing}
          canEdit={canEdit}
          canPrice={canEdit && maySetPrices}
          pricesAll
          more={more}
          filters={<ProductFilters filter={filter} narrowing={narrowing} values={values} onChange={narrow} />}
          tools={
            canEdit ? (
              <ProductTools isNarrowed={narrowing.by.length > 0} total={data.total} onAsk={ask} />
            ) : null
          }
          srcOf={srcOf}
          onSearch={(text) => narrow({ keywords: text.trim() })}
          onPageChange={(page) => setFilter({ ...filter, page })}
          onPrice={price}
          onRemove={remove}
        />
      ) : null}
      {asked === 'add' ? <AddProducts list={list} onClose={close} /> : null}
      {asked === 'sheet' ? <ImportProducts list={list} onClose={close} /> : null}
      {asked === 'rule' ? <PriceRule list={list} products={products} onClose={close} /> : null}
      {asked === 'removeFound' && data ? (
        <RemoveFound list={list} filter={filter} count={data.total} onClose={close} />
      ) : null}
    </>
  );
}
