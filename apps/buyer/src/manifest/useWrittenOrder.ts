import { useMemo } from 'react';
import { orderableQty, totals } from '@selvedge/domain/money/minimums';
import type { ListMinimum, Totals } from '@selvedge/domain/money/minimums';
import { useWritten } from '../unsaved/unsaved';
import { overStock, ruleLines, writtenKey, writtenLines } from '../unsaved/written';
import type { WrittenLine } from '../unsaved/written';
import { useTradeRules } from '../trade/useTradeRules';

/** Entered quantities of a list, or of all, as an order: totals, surcharge and minimums by the shared rules. */
export interface WrittenOrder {
  lines: readonly WrittenLine[];
  /** Lines with more pieces than are in stock; the totals count only those that can be ordered. */
  over: readonly WrittenLine[];
  styleCount: number;
  /** Value of each style in EUR cents, by its key. */
  values: ReadonlyMap<string, number>;
  totals: Totals;
}

/** Hook that returns the written order of a list, or of all lists when `listId` is null. */
export function useWrittenOrder(listId: string | null, lists: readonly ListMinimum[] = []): WrittenOrder {
  const styles = useWritten();
  const rules = useTradeRules();
  return useMemo(() => {
    const lines = writtenLines(styles, listId === null ? {} : { listId });
    return {
      lines,
      over: overStock(lines),
      styleCount: new Set(lines.map(({ facts }) => facts)).size,
      values: valuesOf(lines),
      totals: totals(rules, ruleLines(lines), lists),
    };
  }, [styles, listId, lists, rules]);
}

/** Returns the orderable value of each style in EUR cents: the goods value of the totals, style by style. */
function valuesOf(lines: readonly WrittenLine[]): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (const { facts, qty, leftQty } of lines) {
    const key = writtenKey(facts);
    values.set(key, (values.get(key) ?? 0) + (facts.priceCents ?? 0) * orderableQty(qty, leftQty));
  }
  return values;
}
