import { useRef, useState } from 'react';
import { isApiError } from '@selvedge/api-spec/client';
import type { CartLine } from '../../api/shapes';
import { errorWords } from '../../trade/errorWords';
import { conflictOf, shortagesOf } from '../../trade/refusals';
import { editLine, reloadCart, versionNow } from './cart.api';

/** Why an edit of a line did not go through. */
export type LineTrouble =
  | { kind: 'conflict'; mine: number; theirs: CartLine | null; changedBy?: string; changedAt?: string }
  | { kind: 'short'; available: number }
  | { kind: 'refused'; words: string };

/** What an edit needs of its line. */
type EditedLine = Pick<CartLine, 'id' | 'skuId' | 'version'>;

/** Edits of cart lines one by one, with what stands in the way of each. */
export function useCartLines() {
  const [troubles, setTroubles] = useState<Readonly<Record<string, LineTrouble>>>({});
  const running = useRef(new Map<string, Promise<void>>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  const settle = (id: string, trouble?: LineTrouble): void =>
    setTroubles(({ [id]: _before, ...others }) => (trouble ? { ...others, [id]: trouble } : others));

  const send = async (line: EditedLine, qty: number): Promise<void> => {
    setBusy((before) => new Set(before).add(line.id));
    try {
      await editLine(line, qty);
      settle(line.id);
    } catch (error) {
      if (!isApiError(error)) throw error;
      settle(line.id, troubleOf(error, line.skuId, qty));
      if (conflictOf(error)) await reloadCart();
    } finally {
      setBusy((before) => new Set([...before].filter((id) => id !== line.id)));
    }
  };
  /** Writes one line. A second edit waits for the first and goes on from the version that one made. */
  const edit = async (line: EditedLine, qty: number): Promise<void> => {
    const before = running.current.get(line.id);
    const own = before
      ? before.then(() => send({ ...line, version: versionNow(line.id) ?? line.version }, qty))
      : send(line, qty);
    running.current.set(line.id, own);
    await own;
    if (running.current.get(line.id) === own) running.current.delete(line.id);
  };
  return { troubles, busy, edit, dismiss: (id: string) => settle(id) };
}

function troubleOf(error: unknown, skuId: string, mine: number): LineTrouble {
  const conflict = conflictOf(error);
  if (conflict) {
    const theirs = conflict.current as CartLine | null;
    return { kind: 'conflict', mine, theirs, changedBy: conflict.changedBy, changedAt: conflict.changedAt };
  }
  const short = shortagesOf(error)?.find((line) => line.skuId === skuId);
  return short
    ? { kind: 'short', available: short.available }
    : { kind: 'refused', words: errorWords(error) };
}
