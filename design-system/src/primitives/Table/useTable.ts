import { useCallback, useId, useMemo } from 'react';
import type { RefObject } from 'react';
import { useLocale, useMessages } from '../../i18n';
import { arranged } from '../../internal/grid/arrangement';
import { hasTicksIn } from '../../internal/grid/scope';
import type { GridScope } from '../../internal/grid/scope';
import type { GridProps } from '../../internal/grid/types';
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
import { useRowsView } from '../../internal/grid/useRowsView';
import { useSortBy, useSortState } from '../../internal/grid/useSort';
import { layoutTable } from './layout';
import type { TableBaseProps, TableColumn } from './Table.types';
import type { DrawTreeCell } from './TableRow';
import type { TreeRows } from './tree';
import { useRoom } from './useRoom';
import { useTableActs } from './useTableActs';
import type { RowActs } from './useTableActs';
import { useTableHandlers } from './useTableHandlers';
import { useTableWindow } from './useTableWindow';
import { useTabStop } from './useTabStop';
import { widgetStops } from './widgetStops';

/** Props of {@link TableGrid}: those of a table, with the parts in which Table and TreeTable differ. */
export interface TableGridProps<Row>
  extends
    Omit<TableBaseProps<Row>, 'onEdit'>,
    Pick<
      GridProps<Row>,
      | 'sort'
      | 'onSortChange'
      | 'isAlwaysSorted'
      | 'selectionMode'
      | 'selectedKeys'
      | 'onSelectionChange'
      | 'onEdit'
    > {
  tree: TreeRows<Row> | null;
  drawTreeCell?: DrawTreeCell<Row>;
  onExpand?: (row: Row, isExpanded: boolean) => void;
  /** Action of a row, or its link. */
  onAct?: (row: Row, event: Parameters<NonNullable<RowActs['act']>>[1], line: HTMLElement) => void;
  /** Id of the row that is chosen, in a table where one row is; undefined where none can be. */
  chosenKey?: string | null;
  onChoose?: (id: string) => void;
}

/** Elements of a table. */
export interface TableRefs {
  /** Frame in which the table scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly grid: RefObject<HTMLTableElement | null>;
  readonly head: RefObject<HTMLTableSectionElement | null>;
  readonly foot: RefObject<HTMLTableSectionElement | null>;
  /** Element as high as a row. */
  readonly probe: RefObject<HTMLDivElement | null>;
}

/** Returns the state and the handlers of a table. */
export function useTable<Row extends object>(props: TableGridProps<Row>, refs: TableRefs) {
  const { rowId, rows, tree, onExpand, onAct, onChoose, chosenKey } = props;
  const t = useMessages('grid');
  const ts = useMessages('sizeRun');
  const { locale } = useLocale();
  const [spoken, announce] = useAnnouncer();
  const gridId = useId();
  const { frame, grid, head, foot, probe } = refs;

  const { hasPhoneRows = false } = props;
  const hasTicks = hasTicksIn(props);
  const [arrangement, arrange] = useArrangement(props);
  const given = useMemo(() => arranged(props.columns, arrangement), [props.columns, arrangement]);
  const {
    place,
    columns,
    least,
    arrangement: inRoom,
  } = useRoom(given, arrangement, { hasTicks, hasPhoneRows });
  const layout = useMemo(
    () => layoutTable({ columns, arrangement: inRoom, hasTicks, isTall: props.isTall }),
    [columns, inRoom, hasTicks, props.isTall],
  );
  const [sort, setSort] = useSortState(props);
  const view = useRowsView(props, tree ? null : sort, locale);
  const shown: GridScope<Row, TableColumn<Row>> = { props, layout, view, t, ts, announce };
  const scope = useLatest(shown);

  const gridWindow = useTableWindow({
    frame,
    head,
    foot,
    probe,
    count: view.count,
    hasFoot: props.totals !== undefined,
  });
  useHorizontalOverflow(frame, grid);
  const stops = useMemo(() => widgetStops(grid), [grid]);
  const focus = useFocus({ scope, shown, stops, scroller: frame, rows: gridWindow.scroll });
  const editing = useEditing(scope, props.onInvalidChange);
  const ticks = useRowSelection(scope, props, view);
  const sortBy = useSortBy(scope, sort, setSort);
  const { moveTo, latest } = focus;

  const tools = useColumnTools({ scope, grid, arrangement, onChange: arrange, moveTo });

  const rowActs: RowActs = {
    act:
      onAct &&
      ((index, event) => {
        const row = view.at(index);
        const line = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=row]') : null;
        if (row !== undefined && line) onAct(row, event, line);
      }),
    select: hasTicks
      ? ticks.toggleRow
      : onChoose &&
        ((index) => {
          const row = view.at(index);
          if (row !== undefined) onChoose(rowId(row));
        }),
    selectsFirst: ticks.count > 0,
    treeKey:
      tree && onExpand
        ? (key, point) => {
            const row = view.at(point.row);
            const at = row && tree.places.get(row);
            if (row === undefined || !at) return false;
            if (key === 'ArrowRight' && at.isExpanded === false) onExpand(row, true);
            else if (key === 'ArrowLeft' && at.isExpanded === true) onExpand(row, false);
            else {
              const parent = key === 'ArrowLeft' ? tree.parents.get(row) : undefined;
              if (parent === undefined) return false;
              moveTo({ ...point, row: rows.indexOf(parent), sub: -1 });
            }
            return true;
          }
        : undefined,
    headKey: tools?.onHeadKey,
  };
  const acts = useTableActs({ scope, grid, stops, focus, rows: rowActs });
  const gridTools = { scope, focus, editing, ticks, sortBy, stops, acts };
  const onKeyDown = useGridKeys(gridTools);
  const pointer = useGridPointer(gridTools);
  const tabStop = useTabStop(grid, focus);
  const handlers = useTableHandlers({ grid, onKeyDown, pointer, tabStop });

  const { write } = editing;
  const onText = useCallback((text: string) => write(latest.current.active, text), [write, latest]);

  return {
    scope: shown,
    layout,
    view,
    focus,
    editing,
    ticks,
    sort,
    tools,
    gridWindow,
    place,
    least: least ?? props.minWidth,
    hasTicks,
    gridId,
    spoken,
    onText,
    isPressable: onAct !== undefined || onChoose !== undefined,
    chosen: chosenKey === undefined ? undefined : (id: string) => id === chosenKey,
    handlers,
  };
}
