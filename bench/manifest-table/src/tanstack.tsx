import type { ColumnDef, SortingState } from '@tanstack/react-table';
import { flexRender, getCoreRowModel, getSortedRowModel, useReactTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import type { ManifestProduct } from '../../../design-system/src/commerce/ManifestTable/ManifestTable';
import { plainColumns } from './columns';
import type { Subject } from './subject';

const columns: ColumnDef<ManifestProduct>[] = plainColumns.map(({ id, width, text }) => ({
  id,
  size: width,
  header: id,
  accessorFn: id === 'stock' ? (row) => row.stock : text,
  cell: ({ row }) => text(row.original),
}));
const template = plainColumns.map(({ width }) => `${width}px`).join(' ');

let setSort: (sort: SortingState) => void = () => undefined;
let change: () => void = () => undefined;

/** TanStack Table with TanStack Virtual as their examples put them together: ARIA roles, sorting, and nothing else. */
function Table({ rows: given }: { readonly rows: ManifestProduct[] }) {
  const [rows, setRows] = useState(given);
  const [sorting, setSorting] = useState<SortingState>([]);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setSort = setSorting;
    change = () =>
      setRows((before) =>
        before.map((row, index) => (index === 2 ? { ...row, name: `${row.name} ·` } : row)),
      );
  }, []);
  const table = useReactTable({
    data: rows,
    columns,
    state: { sorting },
    onSortingChange: setSorting,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const model = table.getRowModel().rows;
  const virtual = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 44,
    overscan: 4,
  });
  return (
    <div
      ref={scroller}
      role="grid"
      aria-rowcount={model.length + 1}
      style={{ height: '100%', overflow: 'auto', position: 'relative' }}
    >
      {table.getHeaderGroups().map((group) => (
        <div
          key={group.id}
          role="row"
          className="row head"
          style={{ gridTemplateColumns: template, position: 'sticky' }}
        >
          {group.headers.map((header) => (
            <div key={header.id} role="columnheader" onClick={header.column.getToggleSortingHandler()}>
              {flexRender(header.column.columnDef.header, header.getContext())}
            </div>
          ))}
        </div>
      ))}
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map((item) => {
          const row = model[item.index];
          return row ? (
            <div
              key={row.id}
              role="row"
              aria-rowindex={item.index + 2}
              className="row"
              style={{ gridTemplateColumns: template, transform: `translateY(${item.start}px)` }}
            >
              {row.getVisibleCells().map((cell) => (
                <div key={cell.id} role="gridcell">
                  {flexRender(cell.column.columnDef.cell, cell.getContext())}
                </div>
              ))}
            </div>
          ) : null;
        })}
      </div>
    </div>
  );
}

export const subject: Subject = {
  element: (rows) => <Table rows={rows} />,
  scroller: () => document.querySelector('[role=grid]') as HTMLElement,
  ready: () => document.querySelectorAll('[role=row]').length > 8,
  firstRow: () => document.querySelector('[aria-rowindex="2"]')?.textContent ?? '',
  sort: () => setSort([{ id: 'stock', desc: false }]),
  edit: () => () => change(),
  edited: () => document.querySelector('[aria-rowindex="4"]')?.textContent.includes(' ·') ?? false,
};
