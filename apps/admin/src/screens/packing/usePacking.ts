import { useKeptState } from '@selvedge/app-shell/kept/useKeptState';
import { useMemo, useState } from 'react';
import type { PickList } from '../../api/schemas';
import { keptPacking } from './kept';
import { packedSince, type Packing, scan, type Scanned, startPacking } from './packing.model';

/**
 * Returns the packing of one sub-order, which this browser stores for its user until it is shipped: a reload loses no scan.
 *
 * @returns the boxes, the time since which they are stored, the result of the last scan, and the actions
 */
export function usePacking({ id, lines }: PickList) {
  const kept = useKeptState(`packing:${id}`, startPacking);
  // The open pieces may become fewer during packing: a packing that no longer fits starts anew, any other stays.
  const packing = useMemo(() => keptPacking(kept.values, lines), [kept.values, lines]);
  const [said, setSaid] = useState<Scanned>();
  return {
    packing,
    keptAt: kept.keptAt,
    said,
    change: (next: Packing): void => kept.change(next),
    scanned(code: string): void {
      const [next, says] = scan(packing, lines, code);
      setSaid(says);
      kept.change(next);
    },
    /** Removes what was shipped; pieces that were scanned meanwhile stay. */
    shipped(sent: Packing): void {
      kept.change((now) => packedSince(now, sent));
      setSaid(undefined);
    },
    /** Discards the packing. */
    clear(): void {
      kept.discard();
      setSaid(undefined);
    },
  };
}

/** Return value of {@link usePacking}. */
export type PackingDesk = ReturnType<typeof usePacking>;
