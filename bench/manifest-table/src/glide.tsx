import type {
  DrawCellCallback,
  EditableGridCell,
  GridCell,
  GridColumn,
  Item,
} from '@glideapps/glide-data-grid';
import { DataEditor, GridCellKind } from '@glideapps/glide-data-grid';
import '@glideapps/glide-data-grid/dist/index.css';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ManifestProduct } from '../../../design-system/src/commerce/ManifestTable/ManifestTable';
import { noQuantity, plainColumns, quantityColumn } from './columns';
import { until } from './frames';
import type { Subject } from './subject';

const columns: GridColumn[] = plainColumns.map(({ id, width }) => ({ id, width, title: id }));
const editable = plainColumns.findIndex(({ id }) => id === quantityColumn);

let setSort: (on: boolean) => void = () => undefined;

/** Texts drawn last in the first nine rows, a line for each column. The rows are pixels, so their drawing is what can be observed. */
let drawn: string[][] = [];
const textAt = (row: number, col: number) => drawn[row]?.[col] ?? '';
const drawCell: DrawCellCallback = ({ cell, col, row }, drawContent) => {
  drawContent();
  if (row > 8 || !('displayData' in cell)) return;
  (drawn[row] ??= [])[col] = String(cell.displayData);
};

/** Glide Data Grid, drawn on a canvas: an editable quantity for each row, copying and pasting; sorting is left to the caller. */
function Table({ rows }: { readonly rows: ManifestProduct[] }) {
  const [quantities] = useState(() => new Map<string, number>());
  const [sorted, setSorted] = useState(false);
  useEffect(() => {
    setSort = setSorted;
  }, []);
  const shown = useMemo(() => (sorted ? rows.toSorted((a, b) => a.stock - b.stock) : rows), [rows, sorted]);
  const getCellContent = useCallback(
    ([col, row]: Item): GridCell => {
      const product = shown[row] as ManifestProduct;
      if (col === editable) {
        const quantity = quantities.get(product.id);
        return {
          kind: GridCellKind.Number,
          data: quantity,
          displayData: quantity === undefined ? noQuantity : String(quantity),
          allowOverlay: true,
        };
      }
      const text = plainColumns[col]?.text(product) ?? '';
      return { kind: GridCellKind.Text, data: text, displayData: text, allowOverlay: false };
    },
    [shown, quantities],
  );
  const onCellEdited = useCallback(
    ([, row]: Item, value: EditableGridCell) => {
      const product = shown[row];
      if (product && typeof value.data === 'number') quantities.set(product.id, value.data);
    },
    [shown, quantities],
  );
  return (
    <>
      <DataEditor
        width="100%"
        height="100%"
        columns={columns}
        rows={shown.length}
        rowHeight={44}
        headerHeight={32}
        smoothScrollX
        smoothScrollY
        getCellContent={getCellContent}
        getCellsForSelection
        onCellEdited={onCellEdited}
        onPaste
        drawCell={drawCell}
      />
      <div id="portal" style={{ position: 'fixed', left: 0, top: 0, zIndex: 9999 }} />
    </>
  );
}

export const subject: Subject = {
  element: (rows) => {
    drawn = [];
    return <Table rows={rows} />;
  },
  scroller: () => document.querySelector('.dvn-scroller') as HTMLElement,
  ready: () => textAt(8, editable) !== '',
  firstRow: () => drawn[0]?.join('\t') ?? '',
  sort: () => setSort(true),
  edit: async () => {
    // The accessible table inside the canvas follows the drawing by 200 ms. The first focus always goes to its first cell.
    const cell = () => document.getElementById(`glide-cell-${editable}-2`);
    await until(() => {
      cell()?.focus();
      return cell()?.getAttribute('aria-selected') === 'true';
    });
    cell()?.dispatchEvent(new KeyboardEvent('keydown', { key: '2', bubbles: true, cancelable: true }));
    const find = () => document.querySelector('#portal input');
    await until(() => find() !== null);
    const input = find() as HTMLInputElement;
    return () =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  },
  edited: () => textAt(2, editable) === '2',
};
