import { useCallback, useMemo } from 'react';
import { ManifestTable, useProductColumns } from '@selvedge/design-system/commerce/ManifestTable';
import type {
  ManifestChange,
  ManifestColumn,
  ManifestTableProps,
} from '@selvedge/design-system/commerce/ManifestTable';
import { productKey } from './written';
import type { ProductRow, Written } from './written';

/** Columns that are shown. Prices are left out: the sums use those of the list, and the merchant's own would mislead here. */
const SHOWN = new Set(['image', 'intlCode', 'brand', 'name', 'color', 'warehouseId', 'stock', 'size']);

type TableProps = Pick<
  ManifestTableProps<ProductRow>,
  'label' | 'rows' | 'maxRows' | 'isLoading' | 'error' | 'empty' | 'narrowing' | 'onInvalidChange'
>;

interface ProductTableProps extends TableProps {
  /** Id of the list that the products are ordered from; null until it is selected. */
  listId: string | null;
  written: Written;
  onWrite: (listId: string, changes: readonly ManifestChange<ProductRow>[]) => void;
}

/** Table of products with their size runs, for entering quantities of an order that staff make. */
export function ProductTable({ listId, written, onWrite, ...table }: ProductTableProps) {
  const all = useProductColumns<ProductRow>();
  const columns = useMemo(() => all.filter(({ id }) => SHOWN.has(id)) as ManifestColumn<ProductRow>[], [all]);
  const onEdit = useCallback(
    (changes: readonly ManifestChange<ProductRow>[]) => {
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
      quantitiesOf={(row) => (listId === null ? undefined : written[productKey(listId, row.id)]?.quantities)}
      onEdit={onEdit}
    />
  );
}
