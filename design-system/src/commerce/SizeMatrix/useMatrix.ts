import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Translate } from '../../i18n';
import { parseBlock } from '../../internal/grid/clipboard';
import type { GridBounds, GridPoint } from '../../internal/grid/keyboard';
import { moveByKey, nextStop } from '../../internal/grid/keyboard';
import { useLatest } from '../../internal/grid/useLatest';
import { openSizes, readSizeText } from '../../internal/sizeRun/judge';
import type { CellMark } from '../../internal/sizeRun/types';
import { pasteInto } from './pasteMatrix';
import type { MatrixPasteCell, SizeMatrixProps } from './SizeMatrix.types';

type Marks = Readonly<Record<string, CellMark>>;

export interface MatrixWords {
  readonly ts: Translate<'sizeRun'>;
  readonly outside: string;
  readonly describe: (cells: readonly MatrixPasteCell[]) => string;
  readonly announce: (text: string) => void;
}

function firstOpen(colours: SizeMatrixProps['colours']): GridPoint {
  for (const [row, { sizes }] of colours.entries()) {
    const [sub] = openSizes(sizes);
    if (sub !== undefined) return { row, col: 0, sub };
  }
  return { row: 0, col: 0, sub: -1 };
}

/** Focus, drafts and keyboard of the matrix: the key map of the manifest's size run, with colours as rows. */
export function useMatrix(props: SizeMatrixProps, box: RefObject<HTMLElement | null>, words: MatrixWords) {
  const [asked, setActive] = useState<GridPoint | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [marks, setMarks] = useState<Marks>({});
  const pending = useRef<string | null>(null);
  const active = asked ?? firstOpen(props.colours);
  const latest = useLatest({ props, active, words, marks });

  const put = useCallback((text: string | null) => {
    pending.current = text;
    setDraft(text);
  }, []);

  const bounds = useCallback((): GridBounds => {
    const { colours } = latest.current.props;
    return {
      firstRow: 0,
      lastRow: colours.length - 1,
      lastCol: 0,
      pageRows: colours.length,
      stops: (row) => openSizes(colours[row]?.sizes ?? []),
    };
  }, [latest]);

  const moveTo = useCallback(
    (point: GridPoint) => {
      flushSync(() => setActive(point));
      const field = box.current?.querySelector<HTMLInputElement>('input');
      field?.focus();
      field?.select();
    },
    [box],
  );

  const commit = useCallback(() => {
    const text = pending.current;
    if (text === null) return;
    put(null);
    const { props: now, active: at, words } = latest.current;
    const colour = now.colours[at.row];
    const size = colour?.sizes[at.sub];
    if (!colour || !size) return;
    const quantity = readSizeText(text);
    const message = words.ts('validNumber');
    setMarks((before) =>
      quantity === null
        ? { ...before, [size.id]: { level: 'critical', message, text } }
        : without(before, [size.id]),
    );
    if (quantity === null) words.announce(message);
    else if (quantity !== (now.quantities[size.id] ?? 0)) {
      now.onEdit?.([{ colourId: colour.id, sizeId: size.id, quantity }]);
    }
  }, [latest, put]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (!(event.target instanceof HTMLInputElement) || event.nativeEvent.isComposing) return;
      const { active: at, props: now } = latest.current;
      const go = (point: GridPoint | null) => {
        event.preventDefault();
        commit();
        moveTo(point ?? at);
      };
      if (event.key === 'Escape') {
        const id = now.colours[at.row]?.sizes[at.sub]?.id ?? '';
        // An Escape that restores a value does not close the dialog around the matrix as well.
        if (pending.current !== null || latest.current.marks[id] !== undefined) event.stopPropagation();
        put(null);
        setMarks((before) => without(before, [id]));
        event.target.select();
      } else if (event.key === 'Tab' || event.key === 'Enter') {
        const next = nextStop(at, event.shiftKey ? -1 : 1, bounds());
        if (next || event.key === 'Enter') go(next);
        else commit();
      } else if (event.key === 'F2')
        event.target.setSelectionRange(event.target.value.length, event.target.value.length);
      else if (!event.shiftKey) {
        const point = moveByKey(event.key, event.ctrlKey || event.metaKey, at, bounds());
        if (point) go(point);
      }
    },
    [latest, bounds, commit, moveTo, put],
  );

  const follow = useCallback(
    (event: SyntheticEvent) => {
      const point = pointOf(event.target);
      if (!point || !bounds().stops(point.row, 0).includes(point.sub)) return;
      if (event.type === 'mousedown') event.preventDefault();
      commit();
      moveTo(point);
    },
    [bounds, commit, moveTo],
  );
  const onMouseDown = useCallback(
    (event: MouseEvent) => {
      if (event.button === 0) follow(event);
    },
    [follow],
  );

  const onBlur = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!inside && document.activeElement !== event.target) commit();
    },
    [commit],
  );

  const onPaste = useCallback(
    (event: ClipboardEvent) => {
      const { props: now, active: at, words } = latest.current;
      const block = parseBlock(event.clipboardData.getData('text/plain'));
      if (!now.onEdit || (block.length <= 1 && (block[0]?.length ?? 0) <= 1)) return;
      event.preventDefault();
      put(null);
      const { cells, changes, marks: fresh } = pasteInto(now.colours, block, at, words.ts, words.outside);
      setMarks((before) => ({ ...without(before, Object.keys(fresh)), ...present(fresh) }));
      if (changes.length > 0) now.onEdit(changes);
      now.onPaste?.(cells);
      words.announce(words.describe(cells));
    },
    [latest, put],
  );

  const refused = useMemo(
    () => Object.values(marks).filter((mark) => mark.text !== undefined).length,
    [marks],
  );
  const lastRefused = useRef(0);
  useEffect(() => {
    if (lastRefused.current === refused) return;
    lastRefused.current = refused;
    latest.current.props.onInvalidChange?.(refused);
  }, [refused, latest]);

  // A screen reader moves the focus, or presses, without a mouse: the size it reaches becomes the input.
  const handlers = { onKeyDown, onMouseDown, onFocus: follow, onClick: follow, onBlur, onPaste };
  return { active, draft, marks, onText: put, handlers };
}

/** Returns the size that an element belongs to, or null outside the sizes and within the field in use. */
function pointOf(target: EventTarget): GridPoint | null {
  if (!(target instanceof Element) || target instanceof HTMLInputElement) return null;
  const size = target.closest('[data-size]');
  const row = size?.closest('[data-colour]')?.getAttribute('data-colour');
  if (!size || !row) return null;
  return { row: Number(row), col: 0, sub: Number(size.getAttribute('data-size')) };
}

function without(marks: Marks, ids: readonly string[]): Marks {
  return Object.fromEntries(Object.entries(marks).filter(([id]) => !ids.includes(id)));
}

function present(marks: Readonly<Record<string, CellMark | null>>): Marks {
  return Object.fromEntries(Object.entries(marks).flatMap(([id, mark]) => (mark ? [[id, mark]] : [])));
}
