import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useKept } from '@selvedge/app-shell/kept/useKept';
import type { BigOrder } from '../../api/schemas';
import { keptOf, putBack } from './sheet.kept';
import type { KeptRows } from './sheet.kept';
import { discard, renew, settle, undo, write } from './sheet.model';
import type { Saved, Sheet, SheetColumn, Written } from './sheet.model';

type Act =
  | { do: 'renew'; big: BigOrder; saved?: Saved }
  | { do: 'write'; written: readonly Written[] }
  | { do: 'settle'; id: string; column: SheetColumn; keep: 'stored' | 'written' }
  | { do: 'putBack'; kept: KeptRows }
  | { do: 'undo' }
  | { do: 'discard' };

function step(sheet: Sheet, act: Act): Sheet {
  switch (act.do) {
    case 'renew':
      return renew(sheet, act.big, act.saved);
    case 'write':
      return write(sheet, act.written);
    case 'settle':
      return settle(sheet, act.id, act.column, act.keep);
    case 'putBack':
      return putBack(sheet, act.kept);
    case 'undo':
      return undo(sheet);
    case 'discard':
      return discard(sheet);
  }
}

/**
 * Returns the sheet of an order with its edits; a newer response of the server is put below the edits. Unsaved edits are stored in this
 * browser, and are restored over the values that the server has by then.
 */
export function useSheet(big: BigOrder) {
  const [sheet, dispatch] = useReducer(step, big, (first) => renew({ rows: [], past: [] }, first));
  const [seen, setSeen] = useState(big);
  if (seen !== big) {
    setSeen(big);
    dispatch({ do: 'renew', big });
  }
  const { keptAt, keep } = useKept(`bigOrder:${big.order.id}`, (kept) =>
    dispatch({ do: 'putBack', kept: kept as KeptRows }),
  );
  const isTouched = useRef(false);
  const act = useCallback((own: Act): void => {
    isTouched.current = true;
    dispatch(own);
  }, []);
  // Edits that an earlier visit stored are not overwritten before the user edits a cell.
  useEffect(() => {
    if (isTouched.current) keep(keptOf(sheet.rows));
  }, [sheet.rows, keep]);
  return {
    sheet,
    keptAt,
    write: useCallback((written: readonly Written[]) => act({ do: 'write', written }), [act]),
    undo: useCallback(() => act({ do: 'undo' }), [act]),
    discard: useCallback(() => act({ do: 'discard' }), [act]),
    settle: useCallback(
      (id: string, column: SheetColumn, keep: 'stored' | 'written') =>
        act({ do: 'settle', id, column, keep }),
      [act],
    ),
    answered: useCallback((newer: BigOrder, saved: Saved) => act({ do: 'renew', big: newer, saved }), [act]),
  };
}
