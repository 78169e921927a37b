import type { ColDef, GetRowIdFunc, ValueFormatterFunc } from 'ag-grid-community';
import { ClientSideRowModelModule, ModuleRegistry, NumberEditorModule } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import type { ManifestProduct } from '../../../design-system/src/commerce/ManifestTable/ManifestTable';
import { noQuantity, plainColumns, quantityColumn } from './columns';
import { until } from './frames';
import type { Subject } from './subject';

ModuleRegistry.registerModules([ClientSideRowModelModule, NumberEditorModule]);

type Row = ManifestProduct;

const quantities = new Map<string, number>();
const formatQuantity: ValueFormatterFunc<Row, number | null> = ({ value }) =>
  value ? String(value) : noQuantity;

/** Value getters and no cell renderers, as the manual advises for speed. */
const columnDefs = plainColumns.map(({ id, width, text }): ColDef<Row> => {
  const common = { colId: id, headerName: id, width };
  if (id === 'stock') return { ...common, valueGetter: ({ data }) => data?.stock };
  if (id !== quantityColumn) return { ...common, valueGetter: ({ data }) => data && text(data) };
  return {
    ...common,
    editable: true,
    cellEditor: 'agNumberCellEditor',
    valueGetter: ({ data }) => (data && quantities.get(data.id)) ?? null,
    valueFormatter: formatQuantity,
    valueSetter: ({ data, newValue }) => {
      quantities.set(data.id, newValue);
      return true;
    },
  };
});
const getRowId: GetRowIdFunc<Row> = ({ data }) => data.id;

const cell = (row: number, column: string) =>
  document.querySelector<HTMLElement>(`.ag-row[row-index="${row}"] [col-id="${column}"]`);
const scroller = () => document.querySelector('.ag-grid-viewport') as HTMLElement;

/** AG Grid Community with the client-side row model: sorting and an editable quantity for each row. */
export const subject: Subject = {
  element: (rows) => (
    <div style={{ height: '100%' }}>
      <AgGridReact<Row>
        rowData={rows}
        columnDefs={columnDefs}
        getRowId={getRowId}
        rowHeight={44}
        headerHeight={32}
        animateRows={false}
      />
    </div>
  ),
  scroller,
  ready: () => cell(8, quantityColumn)?.textContent === noQuantity,
  firstRow: () => document.querySelector('.ag-row[row-index="0"]')?.textContent ?? '',
  sort: () =>
    document.querySelector<HTMLElement>('.ag-header-cell[col-id="stock"] .ag-header-cell-label')?.click(),
  edit: async () => {
    await until(() => {
      if (cell(2, quantityColumn)) return true;
      // After a frame of more than 150 ms the grid can miss the last scroll event and stays empty until the next one.
      scroller().scrollTop = scroller().scrollTop === 0 ? 1 : 0;
      return false;
    });
    const click = new MouseEvent('dblclick', { bubbles: true, cancelable: true, detail: 2 });
    cell(2, quantityColumn)?.dispatchEvent(click);
    const find = () => cell(2, quantityColumn)?.querySelector('input');
    await until(() => Boolean(find()));
    const input = find() as HTMLInputElement;
    input.value = '2';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    return () =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  },
  edited: () => cell(2, quantityColumn)?.textContent === '2',
};
