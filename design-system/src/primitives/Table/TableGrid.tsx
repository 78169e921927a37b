import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { fixedTable, leastWidth, tableRoot } from '../../css/table.css';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { isSelected } from '../../internal/grid/selection';
import { marksIn } from '../../internal/grid/scope';
import { rootProps } from '../../internal/rootProps';
import { EmptyRows } from './EmptyRows';
import { frame, root, phoneLines, phoneRows, probe, probeTall, spacer, windowFrame } from './Table.css';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { TableTotals } from './TableTotals';
import { useTable } from './useTable';
import type { TableGridProps } from './useTable';

/** Table on the behaviour that all grids share: what Table and TreeTable draw. */
export function TableGrid<Row extends object>(props: TableGridProps<Row>): ReactElement {
  const { label, rowId, hasPhoneRows = false, isTall, tree } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const head = useRef<HTMLTableSectionElement>(null);
  const foot = useRef<HTMLTableSectionElement>(null);
  const probeRef = useRef<HTMLDivElement>(null);
  const table = useTable(props, { frame: frameRef, grid, head, foot, probe: probeRef });
  const { scope, layout, view, focus, editing, ticks, gridWindow, hasTicks, handlers, chosen } = table;
  const { gridId, isPressable, onText, least, place, sort, tools, spoken } = table;
  const { active } = focus;
  const { start, end } = gridWindow;
  const indexes = Array.from({ length: end - start }, (_, position) => start + position);
  // The active row is drawn wherever it is, next to those in view, so that scrolling never loses the focus.
  const isAbove = gridWindow.isWindowed && active.row >= 0 && active.row < start;
  const isBelow = gridWindow.isWindowed && active.row >= end && active.row < view.count;
  if (isAbove) indexes.unshift(active.row);
  if (isBelow) indexes.push(active.row);
  const span = layout.columns.length;
  const drawRow = (index: number): ReactElement | null => {
    const row = view.at(index);
    if (row === undefined) return null;
    const id = rowId(row);
    const here = index === active.row;
    return (
      <TableRow
        key={id}
        row={row}
        index={index}
        layout={layout}
        gridId={gridId}
        isSelected={hasTicks ? isSelected(ticks.selection, id) : chosen?.(id)}
        isCurrent={id === props.currentKey}
        isPressable={isPressable}
        activeCol={here && active.sub < 0 ? active.col : -1}
        draft={here && editing.draft?.row === index ? editing.draft.text : null}
        marks={marksIn(props, row, editing.marks.get(id))}
        place={tree?.places.get(row)}
        drawTreeCell={props.drawTreeCell}
        isFixed={gridWindow.isWindowed}
        isTall={isTall}
        onText={onText}
        t={scope.t}
      />
    );
  };
  return (
    <div {...rootProps(props)} className={root}>
      <div
        ref={frameRef}
        className={gridWindow.isWindowed ? `${frame} ${windowFrame}` : frame}
        style={{
          ...assignInlineVars({ [leastWidth]: least ? `${least / 16}rem` : null }),
          maxBlockSize: gridWindow.maxBlockSize,
        }}
      >
        <div ref={place} />
        <table
          ref={grid}
          role={tree ? 'treegrid' : 'grid'}
          aria-label={label}
          aria-rowcount={gridWindow.isWindowed ? view.count + 1 : undefined}
          aria-multiselectable={hasTicks || undefined}
          className={[tableRoot, fixedTable, hasPhoneRows && (layout.hasLines ? phoneLines : phoneRows)]
            .filter(Boolean)
            .join(' ')}
          {...handlers}
        >
          <TableHead
            ref={head}
            layout={layout}
            sort={sort}
            page={ticks.page}
            activeCol={active.row === -1 ? active.col : -1}
            tools={tools}
            t={scope.t}
          />
          <tbody role="rowgroup">
            <Spacer span={span} rows={start - (isAbove ? 1 : 0)} rowHeight={gridWindow.rowHeight} />
            {indexes.map(drawRow)}
            <Spacer
              span={span}
              rows={view.count - end - (isBelow ? 1 : 0)}
              rowHeight={gridWindow.rowHeight}
            />
          </tbody>
          {props.totals && view.count > 0 ? (
            <TableTotals
              ref={foot}
              layout={layout}
              totals={props.totals}
              rowIndex={view.count + 2}
              activeCol={active.row === view.count && active.sub < 0 ? active.col : -1}
            />
          ) : null}
        </table>
        <div ref={probeRef} className={isTall ? probeTall : probe} aria-hidden />
        {view.count === 0 ? <EmptyRows empty={props.empty} narrowing={props.narrowing} /> : null}
      </div>
      <output className={visuallyHidden}>{spoken}</output>
    </div>
  );
}

interface SpacerProps {
  span: number;
  rows: number;
  /** In px. */
  rowHeight: number;
}

/** Space of rows that are not drawn. */
function Spacer({ span, rows, rowHeight }: SpacerProps): ReactElement | null {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden>
      <td aria-hidden colSpan={span} className={spacer} style={{ blockSize: rows * rowHeight }} />
    </tr>
  );
}
