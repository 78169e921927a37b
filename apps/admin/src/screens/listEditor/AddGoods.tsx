import { useState } from 'react';
import { AddGoodsDialog } from '@selvedge/app-shell/lists/AddGoodsDialog';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StaffListDetail, StaffProduct } from '../../api/schemas';
import { listOptionsQuery } from '../../lists/staffLists.api';
import { ALL_GOODS } from './goodsFilter';
import type { GoodsFilter } from './goodsFilter';
import { GoodsFilters } from './GoodsFilters';
import { addFound, choiceQuery, editGoods, GOODS_PER_PAGE, valuesQuery } from './listEditor.api';
import { useGoodsNarrowing } from './useGoodsNarrowing';

const srcOf = ({ images }: StaffProduct) => images[0];

/** Dialog that adds products to a list, from the merchant's products or another list, selected one by one or all that match a filter. */
export function AddGoods({ list, onClose }: { list: StaffListDetail; onClose: () => void }) {
  const { t } = useTranslation('staffLists');
  const { id, version, kind } = list;
  const [filter, setFilter] = useState<GoodsFilter>(ALL_GOODS);
  const { data } = useQuery(choiceQuery(kind, filter));
  const values = useQuery(valuesQuery(kind, filter.listId)).data;
  const lists = useQuery(listOptionsQuery).data?.filter(({ value }) => value !== id);
  const narrow = (change: Partial<GoodsFilter>): void => setFilter({ ...filter, page: 1, ...change });
  const narrowing = useGoodsNarrowing(filter, () => setFilter(ALL_GOODS));
  return (
    <AddGoodsDialog
      keptAs={id}
      found={data}
      page={filter.page}
      keywords={filter.keywords}
      narrowing={narrowing}
      pageSize={GOODS_PER_PAGE}
      hint={t('goods.addHint')}
      filters={
        <GoodsFilters
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
      onAdd={(ids) => editGoods(id, { version, add: ids.map((productId) => ({ productId })) })}
      onAddFound={() => addFound(id, version, filter)}
      onClose={onClose}
    />
  );
}
