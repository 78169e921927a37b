import { useCallback, useMemo } from 'react';
import { ManifestTable, useProductColumns } from '@selvedge/design-system/commerce/ManifestTable';
import type {
  ManifestChange,
  ManifestColumn,
  ManifestTableProps,
} from '@selvedge/design-system/commerce/ManifestTable';
import { goodsKey } from './written';
import type { GoodsRow, Written } from './written';

/** Columns that are shown. Prices are left out: the sums use those of the list, and the merchant's own would mislead here. */
const SHOWN = new Set(['image', 'intlCode', 'brand', 'name', 'color', 'warehouseId', 'stock', 'size']);

type TableProps = Pick<
  ManifestTableProps<GoodsRow>,
  'label' | 'rows' | 'maxRows' | 'isLoading' | 'error' | 'empty' | 'narrowing' | 'onInvalidChange'
>;

interface GoodsTableProps extends TableProps {
  /** Id of the list that the products are ordered from; null until it is selected. */
  listId: string | null;
  written: Written;
  onWrite: (listId: string, changes: readonly ManifestChange<GoodsRow>[]) => void;
}

/** Table of products with their size runs, for entering quantities of an order that staff make. */
export function GoodsTable({ listId, written, onWrite, ...table }: GoodsTableProps) {
  const all = useProductColumns<GoodsRow>();
  const columns = useMemo(() => all.filter(({ id }) => SHOWN.has(id)) as ManifestColumn<GoodsRow>[], [all]);
  const onEdit = useCallback(
    (changes: readonly ManifestChange<GoodsRow>[]) => {
      if (listId !== null) onWrite(listId, changes);
    },
    [listId, onWrite],
  );
  return (
    <ManifestTable
      {...table}
      columns={columns}
      rowId={(row) => row.id}
      rowLabel={(row) => `${row.brand} ${row.name} ${row.colour.name}`}
      quantitiesOf={(row) => (listId === null ? undefined : written[goodsKey(listId, row.id)]?.quantities)}
      onEdit={onEdit}
    />
  );
}
