import { readJson, writeValue } from '@selvedge/app-kit/session/storage';
import { useMemo, useState } from 'react';
import type { PickList } from '../../api/shapes';
import { keptPacking } from './kept';
import { type Packing, scan, type Scanned, startPacking } from './packing.model';

/**
 * What is being packed of one sub-order, kept in this browser until it is sent: a reload loses no scan.
 *
 * @returns the boxes, the last thing a scan said, and the steps
 */
export function usePacking({ id, lines }: PickList) {
  const key = `packing ${id}`;
  const [held, setPacking] = useState(() => keptPacking(readJson(key), lines));
  // What can be sent may become less while somebody packs; what fits no more begins anew, all else stays.
  const packing = useMemo(() => keptPacking(held, lines), [held, lines]);
  const [said, setSaid] = useState<Scanned>();
  const change = (next: Packing): void => {
    setPacking(next);
    writeValue(key, next);
  };
  return {
    packing,
    said,
    change,
    scanned(code: string): void {
      const [next, says] = scan(packing, lines, code);
      setSaid(says);
      change(next);
    },
    /** Forgets everything once it was sent. */
    clear(): void {
      setPacking(startPacking());
      setSaid(undefined);
      writeValue(key, null);
    },
  };
}

/** What {@link usePacking} gives. */
export type PackingDesk = ReturnType<typeof usePacking>;
