import { useMemo } from 'react';
import { totals } from '@selvedge/domain/money/minimums';
import type { ListMinimum, Totals } from '@selvedge/domain/money/minimums';
import { useWritten } from '../unsaved/unsaved';
import { overStock, ruleLines, writtenLines } from '../unsaved/written';
import type { WrittenLine } from '../unsaved/written';

/** What is written on a list, or on all, as an order would be: sums, surcharge and minimums by the shared rules. */
export interface WrittenOrder {
  lines: readonly WrittenLine[];
  /** Lines with more pieces than are left; the sums count what can be ordered. */
  over: readonly WrittenLine[];
  styleCount: number;
  totals: Totals;
}

/** The written order of a list, or of all lists when `listId` is null. */
export function useWrittenOrder(listId: string | null, lists: readonly ListMinimum[] = []): WrittenOrder {
  const styles = useWritten();
  return useMemo(() => {
    const lines = writtenLines(styles, listId ?? undefined);
    return {
      lines,
      over: overStock(lines),
      styleCount: new Set(lines.map(({ facts }) => facts)).size,
      totals: totals(ruleLines(lines), lists),
    };
  }, [styles, listId, lists]);
}
