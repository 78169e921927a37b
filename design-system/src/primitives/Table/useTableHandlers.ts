import { useMemo } from 'react';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import type { useGridPointer } from '../../internal/grid/useGridPointer';
import type { useTabStop } from './useTabStop';
import { isField } from './widgetStops';

interface HandlersInput {
  readonly grid: RefObject<HTMLElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly pointer: ReturnType<typeof useGridPointer>;
  readonly tabStop: ReturnType<typeof useTabStop>;
}

/**
 * Returns the handlers of a table's element. React hands events of a dialog or a menu to the cell that opened it: they are not the table's.
 */
export function useTableHandlers({ grid, onKeyDown, pointer, tabStop }: HandlersInput) {
  const { onMouseDown, onMouseOver, onClick, onDoubleClick, onFocus, onBlur } = pointer;
  const { leave, enter } = tabStop;
  return useMemo(() => {
    const own =
      <Handled extends SyntheticEvent>(handler: (event: Handled) => void) =>
      (event: Handled): void => {
        if (event.target instanceof Node && grid.current?.contains(event.target)) handler(event);
      };
    return {
      onMouseDown: own(onMouseDown),
      onMouseOver: own(onMouseOver),
      onClick: own(onClick),
      onDoubleClick: own(onDoubleClick),
      onBlur: own(onBlur),
      onFocus: own<Parameters<typeof onFocus>[0]>((event) => {
        if (!enter(event)) onFocus(event);
      }),
      // Keys of the table come before those of a button in a cell, such as the arrow that opens a menu; a field comes first itself.
      onKeyDownCapture: own<KeyboardEvent<HTMLElement>>((event) => {
        if (isField(event.target)) return;
        onKeyDown(event);
        if (event.defaultPrevented) event.stopPropagation();
        else leave(event);
      }),
      onKeyDown: own<KeyboardEvent<HTMLElement>>((event) => {
        if (!isField(event.target)) return;
        onKeyDown(event);
        leave(event);
      }),
    };
  }, [grid, onKeyDown, onMouseDown, onMouseOver, onClick, onDoubleClick, onFocus, onBlur, leave, enter]);
}
