import { useCallback, useMemo, useState } from 'react';
import { serverErrorRequestId } from '@selvedge/api-spec/client';
import { answerOf } from '@selvedge/app-shell/app/answerOf';
import { GoodsSection } from '@selvedge/app-shell/lists/GoodsSection';
import { ErrorState } from '@selvedge/design-system/primitives/ErrorState';
import { TableSkeleton } from '@selvedge/design-system/primitives/Skeleton';
import { PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffListDetail } from '../../api/schemas';
import { useAllowed } from '../../session/Allowed';
import { AddGoods } from './AddGoods';
import { ALL_GOODS } from './goodsFilter';
import type { GoodsFilter } from './goodsFilter';
import { GoodsFilters } from './GoodsFilters';
import { GoodsTools } from './GoodsTools';
import type { AskedOfGoods } from './GoodsTools';
import { useUnfinishedImport } from '../../sheets/useUnfinishedImport';
import { ImportGoods } from './ImportGoods';
import { editGoods, GOODS_PER_PAGE, goodsQuery, valuesQuery } from './listEditor.api';
import { listedGoods } from './listedGoods';
import type { ListedGoods } from './listedGoods';
import { PriceRule } from './PriceRule';
import { RemoveFound } from './RemoveFound';
import { useGoodsNarrowing } from './useGoodsNarrowing';
import { useMoreColumns } from './useMoreColumns';

const PRICE = [PRICE_PERM] as const;
const srcOf = ({ images }: ListedGoods) => images[0];

/** Products of a list: filtered, priced in their rows or by a rule, added from the merchant's products or another list, removed. */
export function Goods({ list }: { list: StaffListDetail }) {
  const { t } = useTranslation('staffLists');
  const { id, version, kind } = list;
  const [filter, setFilter] = useState<GoodsFilter>(ALL_GOODS);
  const [asked, ask] = useState<AskedOfGoods | null>(null);
  useUnfinishedImport(`list:${id}`, () => ask('sheet'));
  const query = useQuery(goodsQuery(id, filter));
  const values = useQuery(valuesQuery(kind, id)).data;
  const { data, isWaiting, hasFailed } = answerOf(query);
  const goods = useMemo(() => data?.list.map(listedGoods) ?? [], [data]);
  const more = useMoreColumns();
  const maySetPrices = useAllowed(PRICE);
  const canEdit = list.actions.includes('editItems');
  const { mutate: remove } = useMutation({
    mutationFn: (one: ListedGoods) => editGoods(id, { version, remove: [one.id] }),
  });
  const price = useCallback(
    (one: ListedGoods, priceCents: number) =>
      editGoods(id, { version, prices: [{ productId: one.id, priceCents }] }),
    [id, version],
  );
  const narrow = (change: Partial<GoodsFilter>): void => setFilter({ ...filter, page: 1, ...change });
  const narrowing = useGoodsNarrowing(filter, () => setFilter(ALL_GOODS));
  const close = (): void => ask(null);
  return (
    <>
      {isWaiting ? <TableSkeleton rows={8} /> : null}
      {hasFailed ? (
        <ErrorState
          isInset
          title={t('goods.failed')}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
          reference={serverErrorRequestId(query.error)}
        />
      ) : null}
      {data ? (
        <GoodsSection
          goods={goods}
          total={data.total}
          page={filter.page}
          pageSize={GOODS_PER_PAGE}
          keywords={filter.keywords}
          narrowing={narrowing}
          canEdit={canEdit}
          canPrice={canEdit && maySetPrices}
          pricesAll
          more={more}
          filters={<GoodsFilters filter={filter} narrowing={narrowing} values={values} onChange={narrow} />}
          tools={
            canEdit ? (
              <GoodsTools isNarrowed={narrowing.by.length > 0} total={data.total} onAsk={ask} />
            ) : null
          }
          srcOf={srcOf}
          onSearch={(text) => narrow({ keywords: text.trim() })}
          onPageChange={(page) => setFilter({ ...filter, page })}
          onPrice={price}
          onRemove={remove}
        />
      ) : null}
      {asked === 'add' ? <AddGoods list={list} onClose={close} /> : null}
      {asked === 'sheet' ? <ImportGoods list={list} onClose={close} /> : null}
      {asked === 'rule' ? <PriceRule list={list} goods={goods} onClose={close} /> : null}
      {asked === 'removeFound' && data ? (
        <RemoveFound list={list} filter={filter} count={data.total} onClose={close} />
      ) : null}
    </>
  );
}
