import type { KeyboardEvent, PointerEvent, ReactElement, RefObject } from 'react';
import type { ColumnArrangement } from './arrangement';
import { movable } from './columnEdge.css';
import { ColumnEdge } from './ColumnEdge';
import { contentWidth, followPull } from './columnPulling';
import type { GridPoint } from './keyboard';
import { limitedWidth, withMoved, withWidth } from './rearrange';
import type { ScopeRef } from './scope';

/** Pixels at a 16 px root by which a key resizes a column. */
const STEP = 16;

/** Tools of the heads: resizing and moving columns by pointer and by key. */
export interface ColumnTools {
  /** Keys of a head, for `aria-keyshortcuts`. */
  readonly shortcuts: string;
  /** Class of a head that can be moved. */
  readonly headClass: string;
  /** Edge of a head, which is pulled to resize the column. */
  readonly edge: ReactElement;
  /** Starts pulling the head, or its edge. */
  readonly onHeadDown: (event: PointerEvent<HTMLElement>) => void;
  /** Handles a key on a head: Alt with an arrow resizes the column, Shift with an arrow moves it. */
  readonly onHeadKey: (event: KeyboardEvent, point: GridPoint) => boolean;
}

/** Table whose columns are arranged. */
export interface ColumnToolsInput<Row> {
  readonly scope: ScopeRef<Row>;
  /** Element that contains the heads and the cells. */
  readonly grid: RefObject<HTMLElement | null>;
  readonly arrangement: ColumnArrangement;
  /** Undefined when columns cannot be arranged. */
  readonly onChange: ((arrangement: ColumnArrangement) => void) | undefined;
  /** Keeps the focus on a head whose column was moved. */
  readonly moveTo: (point: GridPoint) => void;
}

const positionOf = (head: Element): number => Number(head.getAttribute('aria-colindex')) - 1;

/** Pixels of 1 px at a 16 px root. */
const rootScale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Returns the tools of the column heads of a table, which read its newest state. */
export function columnTools<Row>(table: Readonly<RefObject<ColumnToolsInput<Row>>>): ColumnTools {
  const resize = (head: HTMLElement, pixels: number | null): void => {
    const { scope, arrangement, onChange } = table.current;
    const { layout, t, announce } = scope.current;
    const at = positionOf(head);
    const id = layout.columns[at]?.id ?? '';
    const before = layout.columns.slice(0, at).flatMap((laid, index) => {
      const width = head.parentElement?.children[index]?.getBoundingClientRect().width;
      return laid.source && width !== undefined ? [[laid.id, Math.round(width / rootScale())]] : [];
    });
    onChange?.(withWidth(arrangement, id, pixels, Object.fromEntries(before)));
    const column = layout.columns[at]?.source?.header ?? '';
    announce(
      pixels === null ? t('widthReset', { column }) : t('resized', { column, width: limitedWidth(pixels) }),
    );
  };

  const moveColumn = (from: number, to: number): boolean => {
    const { scope, arrangement, onChange } = table.current;
    const { layout, props, t, announce } = scope.current;
    const [column, target] = [layout.columns[from], layout.columns[to]];
    if (!column?.source || !target?.source || from === to || column.isPinned !== target.isPinned)
      return false;
    const ids = props.columns.map(({ id }) => id);
    onChange?.(withMoved(arrangement, ids, column.id, target.id));
    const place = layout.columns.filter(({ source }, index) => source && index <= to).length;
    announce(t('moved', { column: column.source.header, place }));
    return true;
  };

  const pullEdge = (start: globalThis.PointerEvent, edge: HTMLElement, head: HTMLElement): void => {
    const { scope, grid } = table.current;
    const box = grid.current;
    const id = scope.current.layout.columns[positionOf(head)]?.id;
    if (!box || id === undefined) return;
    const before = head.getBoundingClientRect().width;
    followPull({
      start,
      shown: edge,
      attribute: 'pulled',
      height: box.getBoundingClientRect().height,
      onEnd: (distance) => {
        const scale = rootScale();
        if (distance !== null) return resize(head, (before + distance) / scale);
        const fitted = limitedWidth(contentWidth(box, positionOf(head) + 1) / scale);
        return resize(head, table.current.arrangement.widths?.[id] === fitted ? null : fitted);
      },
    });
  };

  const pullHead = (start: globalThis.PointerEvent, head: HTMLElement): void =>
    followPull({
      start,
      shown: head,
      attribute: 'moved',
      onEnd: (distance, end) => {
        if (distance === null || !head.parentElement) return;
        const places = [...head.parentElement.children].map((each) =>
          each === head ? null : each.getBoundingClientRect(),
        );
        const to = places.findIndex(
          (place) => place && end.clientX >= place.left && end.clientX < place.right,
        );
        if (to >= 0) moveColumn(positionOf(head), to);
      },
    });

  return {
    shortcuts: 'Alt+ArrowLeft Alt+ArrowRight Shift+ArrowLeft Shift+ArrowRight',
    headClass: movable,
    edge: <ColumnEdge />,
    onHeadDown: (event) => {
      const { currentTarget: head, target, nativeEvent } = event;
      if (event.button !== 0) return;
      const edge = target instanceof HTMLElement && target.matches('[data-edge]') ? target : null;
      if (edge) pullEdge(nativeEvent, edge, head);
      else if (event.pointerType !== 'touch') pullHead(nativeEvent, head);
    },
    onHeadKey: (event, point) => {
      const { scope, moveTo } = table.current;
      const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
      const column = scope.current.layout.columns[point.col];
      if (step === 0 || point.row >= 0 || !column?.source || event.ctrlKey || event.metaKey) return false;
      if (event.altKey && event.target instanceof HTMLElement) {
        const width = event.target.getBoundingClientRect().width / rootScale();
        resize(event.target, width + step * STEP);
        return true;
      }
      if (!event.shiftKey) return false;
      const to = point.col + step;
      if (moveColumn(point.col, to)) moveTo({ ...point, col: to });
      return true;
    },
  };
}
