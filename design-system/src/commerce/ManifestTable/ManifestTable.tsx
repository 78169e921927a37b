import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useId, useImperativeHandle, useMemo, useRef } from 'react';
import type { ReactElement } from 'react';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { useLocale, useMessages } from '../../i18n';
import { rowsPerPage } from '../../internal/grid/geometry';
import { hasTicksIn, hasTotalsRow } from '../../internal/grid/scope';
import type { RowsView } from '../../internal/grid/types';
import { useAnnouncer } from '../../internal/grid/useAnnouncer';
import { useArrangement } from '../../internal/grid/useArrangement';
import { useColumnTools } from '../../internal/grid/useColumnTools';
import { useEditing } from '../../internal/grid/useEditing';
import { useFocus } from '../../internal/grid/useFocus';
import { useGridKeys } from '../../internal/grid/useGridKeys';
import { useGridPointer } from '../../internal/grid/useGridPointer';
import { useHorizontalOverflow } from '../../internal/grid/useHorizontalOverflow';
import { useLatest } from '../../internal/grid/useLatest';
import { useRowSelection } from '../../internal/grid/useRowSelection';
import { countHere, isArray, useRowsView } from '../../internal/grid/useRowsView';
import { useRowWindow } from '../../internal/grid/useRowWindow';
import { useSortBy, useSortState } from '../../internal/grid/useSort';
import { rootProps } from '../../internal/rootProps';
import { layoutColumns } from './columns';
import { GridBody } from './GridBody';
import { GridHead } from './GridHead';
import { GridTotals } from './GridTotals';
import * as css from './ManifestTable.css';
import type { ManifestTableProps } from './ManifestTable.types';
import { runStops, sizeJudge } from './runStops';
import type { ManifestScope } from './scope';
import { PrintLimitNote, PartialStrip, PasteStrip, SelectionStrip, StatePanel } from './Strips';
import { useClipboard } from './useClipboard';
import { useLargePicture } from './useLargePicture';
import { useManifestActs } from './useManifestActs';

export { colourCell, nameCell, pictureCell, stackCell } from './Cells';
export type { StackParts } from './Cells';
export type {
  CellContext,
  CellEdit,
  LazyRows,
  ManifestChange,
  ManifestColumn,
  ManifestSelectAll,
  ManifestSelection,
  ManifestTableHandle,
  ManifestTableProps,
  PasteCellResult,
  PasteResult,
  Problem,
  Quantities,
  RunSize,
  SizeRunColumn,
  SortDirection,
  SortKey,
} from './ManifestTable.types';
export type { TableSort } from '../../internal/tableColumn';
export { productColumnIds, useProductColumns } from './useProductColumns';
export type { ManifestProduct, ProductColumnId } from './useProductColumns';

/** View while the list is loading: enough rows for a tall screen. */
const loadingRows: RowsView<never> = { count: 24, at: () => undefined };
/** View after an error: no rows, not even the one that had the focus. */
const noRows: RowsView<never> = { count: 0, at: () => undefined };

/**
 * Manifest: a windowed grid for lists of 100,000 products and more, edited like a spreadsheet. The caller owns the rows: `onEdit` reports
 * each edit, and a row renders again when its object or its quantities change. Fills its parent's height unless `maxRows` is set.
 */
export function ManifestTable<Row>(props: ManifestTableProps<Row>): ReactElement {
  const { columns, visible, totals, isLoading = false, error, maxRows, rowKind = 'products' } = props;
  const t = useMessages('grid');
  const tm = useMessages('ManifestTable');
  const ts = useMessages('sizeRun');
  const { locale } = useLocale();
  const [spoken, announce] = useAnnouncer();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);

  const hasTicks = hasTicksIn(props);
  const [arrangement, arrange] = useArrangement(props);
  const layout = useMemo(
    () => layoutColumns(columns, visible, hasTicks, arrangement),
    [columns, visible, hasTicks, arrangement],
  );
  const [sort, setSort] = useSortState(props);
  const loaded = useRowsView(props, sort, locale);
  const view: RowsView<Row> = isLoading ? loadingRows : error ? noRows : loaded;
  const shown: ManifestScope<Row> = { props, layout, view, t, tm, ts, announce };
  const scope = useLatest(shown);
  const hasFoot = hasTotalsRow(shown);
  const blank = !isLoading && view.count === 0;

  const rows = useRowWindow({
    rowCount: view.count,
    hasFoot,
    scrollerRef: scroller,
    headRef: head,
    footRef: foot,
    probeRef: probe,
  });
  useHorizontalOverflow(scroller, head);
  const [stops, judge] = useMemo(() => [runStops(scope), sizeJudge(scope)] as const, [scope]);
  const { geometry, showRow } = rows;
  const scroll = { showRow, pageRows: () => rowsPerPage(geometry) };
  const focus = useFocus({ scope, shown, stops, scroller, rows: scroll });
  const editing = useEditing(scope, props.onInvalidChange, judge);
  const ticks = useRowSelection(scope, props, loaded);
  const sortBy = useSortBy(scope, sort, setSort);
  const clipboard = useClipboard(scope, focus, editing);
  const { fillDown } = clipboard;
  const { openPicture, largePicture } = useLargePicture(scope);
  const columnTools = useColumnTools({
    scope,
    grid: scroller,
    arrangement,
    onChange: arrange,
    moveTo: focus.moveTo,
  });
  const onHeadKey = columnTools?.onHeadKey;
  const acts = useManifestActs({ scope, stops, focus, editing, fillDown, openPicture, onHeadKey });
  const tools = { scope, focus, editing, ticks, sortBy, stops, acts };
  const onKeyDown = useGridKeys(tools);
  const pointer = useGridPointer(tools);

  const { start, end } = rows.window;
  const printed = rows.isPrinting ? countHere(view, end) : view.count;
  const onRange = isArray(props.rows) ? undefined : props.rows.onRange;
  useEffect(() => {
    if (end > start) onRange?.({ start, end });
  }, [onRange, start, end]);

  const { moveTo } = focus;
  useImperativeHandle(
    props.handleRef,
    () => ({
      fillDown,
      focusCell: (row, columnId) => {
        const col = scope.current.layout.columns.findIndex((column) => column.id === columnId);
        moveTo({ row, col: Math.max(0, col), sub: -1 });
      },
    }),
    [scope, moveTo, fillDown],
  );

  const { pasted } = clipboard;
  const firstProblem = pasted?.cells.find(
    ({ outcome, columnId }) => outcome !== 'accepted' && columnId !== null,
  );
  const showFirst = () => {
    if (!firstProblem) return;
    const col = layout.columns.findIndex((column) => column.id === firstProblem.columnId);
    const row = view.at(firstProblem.row);
    const sizes = row === undefined ? [] : (layout.columns[col]?.source?.run?.sizes(row) ?? []);
    moveTo({
      row: firstProblem.row,
      col,
      sub: sizes.findIndex((size) => size.id === firstProblem.sizeId && size.stock !== 0),
    });
  };

  const grows = maxRows !== undefined;
  return (
    <div {...rootProps(props)} className={grows ? css.frame : `${css.frame} ${css.frameFill}`}>
      {props.partial ? <PartialStrip partial={props.partial} t={tm} /> : null}
      <div
        ref={scroller}
        role="grid"
        aria-label={props.label}
        aria-describedby={`${id}hint`}
        aria-rowcount={isLoading ? -1 : view.count + 1 + (hasFoot ? 1 : 0)}
        aria-colcount={layout.columns.length}
        aria-multiselectable={hasTicks || undefined}
        aria-busy={isLoading || undefined}
        aria-readonly={props.onEdit === undefined || undefined}
        className={`${css.scroller} ${css.scrollerRows[rowKind]}${grows || blank ? ` ${css.scrollerGrow}` : ''}`}
        style={assignInlineVars({
          [css.template]: layout.template,
          [css.minWidth]: layout.minWidth,
          [css.rowLimit]: String(maxRows ?? 0),
        })}
        onKeyDown={onKeyDown}
        onCopy={clipboard.onCopy}
        onPaste={clipboard.onPaste}
        {...pointer}
      >
        <GridHead
          ref={head}
          layout={layout}
          sort={sort}
          page={ticks.page}
          activeCol={focus.active.row === -1 ? focus.active.col : -1}
          tools={columnTools}
          t={t}
        />
        <GridBody
          scope={shown}
          rows={rows}
          focus={focus}
          editing={editing}
          ticks={ticks}
          noteId={`${id}note`}
        />
        {totals && hasFoot ? (
          <GridTotals
            ref={foot}
            layout={layout}
            totals={totals}
            rowIndex={view.count + 2}
            activeCol={focus.active.row === view.count ? focus.active.col : -1}
          />
        ) : null}
        <div ref={probe} className={css.probe} aria-hidden />
      </div>
      {printed < view.count && !isLoading ? (
        <PrintLimitNote printed={printed} count={view.count} t={tm} />
      ) : null}
      {blank ? <StatePanel error={error} empty={props.empty} narrowing={props.narrowing} t={tm} /> : null}
      {pasted ? (
        <PasteStrip
          result={pasted}
          onShowFirst={firstProblem ? showFirst : null}
          onClose={clipboard.dismiss}
          t={tm}
        />
      ) : null}
      <SelectionStrip
        ticks={ticks}
        hasSelectAll={props.hasSelectAll}
        selectAll={props.selectAll}
        actions={props.selectionActions}
        t={tm}
        tg={t}
      />
      {largePicture}
      <div id={`${id}hint`} className={visuallyHidden}>
        {tm('hint')}
      </div>
      <output className={visuallyHidden}>{isLoading ? tm('loading') : spoken}</output>
    </div>
  );
}
