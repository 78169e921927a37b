import { useCallback, useReducer, useState } from 'react';
import type { BigOrder, BigOrderCell } from '../../api/shapes';
import { discard, renew, settle, undo, write } from './sheet.model';
import type { Sheet, SheetColumn, Written } from './sheet.model';

type Act =
  | { do: 'renew'; big: BigOrder; cells?: readonly BigOrderCell[] }
  | { do: 'write'; written: readonly Written[] }
  | { do: 'settle'; id: string; column: SheetColumn; keep: 'stored' | 'written' }
  | { do: 'undo' }
  | { do: 'discard' };

function step(sheet: Sheet, act: Act): Sheet {
  switch (act.do) {
    case 'renew':
      return renew(sheet, act.big, act.cells);
    case 'write':
      return write(sheet, act.written);
    case 'settle':
      return settle(sheet, act.id, act.column, act.keep);
    case 'undo':
      return undo(sheet);
    case 'discard':
      return discard(sheet);
  }
}

/** The sheet of an order under what is written in it; a newer answer of the server comes below what was written (D-15). */
export function useSheet(big: BigOrder) {
  const [sheet, dispatch] = useReducer(step, big, (first) => renew({ rows: [], past: [] }, first));
  const [seen, setSeen] = useState(big);
  if (seen !== big) {
    setSeen(big);
    dispatch({ do: 'renew', big });
  }
  return {
    sheet,
    write: useCallback((written: readonly Written[]) => dispatch({ do: 'write', written }), []),
    undo: useCallback(() => dispatch({ do: 'undo' }), []),
    discard: useCallback(() => dispatch({ do: 'discard' }), []),
    settle: useCallback(
      (id: string, column: SheetColumn, keep: 'stored' | 'written') =>
        dispatch({ do: 'settle', id, column, keep }),
      [],
    ),
    answered: useCallback(
      (answer: { big: BigOrder; cells: readonly BigOrderCell[] }) => dispatch({ do: 'renew', ...answer }),
      [],
    ),
  };
}
