import { useCallback, useMemo } from 'react';
import { ManifestTable, useProductColumns } from '@selvedge/design-system/ManifestTable';
import type {
  ManifestChange,
  ManifestColumn,
  ManifestTableProps,
} from '@selvedge/design-system/ManifestTable';
import { goodsKey } from './written';
import type { GoodsRow, Written } from './written';

/** The price of a list stands in the sums; that of the house would mislead here. */
const SHOWN = new Set(['image', 'intlCode', 'brand', 'name', 'color', 'warehouseId', 'stock', 'size']);

type TableProps = Pick<
  ManifestTableProps<GoodsRow>,
  'label' | 'rows' | 'maxRows' | 'isLoading' | 'error' | 'empty' | 'narrowing' | 'onInvalidChange'
>;

interface GoodsTableProps extends TableProps {
  /** What the goods are ordered from; null while that is not chosen. */
  listId: string | null;
  written: Written;
  onWrite: (listId: string, changes: readonly ManifestChange<GoodsRow>[]) => void;
}

/** Goods with their size runs, to write quantities on for an order that staff make. */
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
