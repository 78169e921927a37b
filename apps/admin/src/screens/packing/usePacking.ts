import { useKeptState } from '@selvedge/app-kit/kept/useKeptState';
import { useMemo, useState } from 'react';
import type { PickList } from '../../api/schemas';
import { keptPacking } from './kept';
import { type Packing, scan, type Scanned, startPacking } from './packing.model';

/**
 * What is being packed of one sub-order, kept in this browser for who packs it until it is sent: a reload loses no scan.
 *
 * @returns the boxes, since when they are kept, the last thing a scan said, and the steps
 */
export function usePacking({ id, lines }: PickList) {
  const kept = useKeptState(`packing:${id}`, startPacking);
  // What can be sent may become less while somebody packs; what fits no more begins anew, all else stays.
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
    /** Forgets everything: it was sent, or given up. */
    clear(): void {
      kept.discard();
      setSaid(undefined);
    },
  };
}

/** What {@link usePacking} gives. */
export type PackingDesk = ReturnType<typeof usePacking>;
