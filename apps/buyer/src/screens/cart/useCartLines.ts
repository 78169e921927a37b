import { useState } from 'react';
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@selvedge/api-spec/client';
import type { CartLine } from '../../api/schemas';
import { errorWords } from '../../trade/errorWords';
import { conflictOf, shortagesOf } from '../../trade/refusals';
import { editLine, reloadCart, versionNow } from './cart.api';

/** Reason why an edit of a line failed. */
export type LineTrouble =
  | { kind: 'conflict'; mine: number; theirs: CartLine | null; changedBy?: string; changedAt?: string }
  | { kind: 'short'; available: number }
  | { kind: 'refused'; words: string };

/** Fields of a line that an edit needs. */
type EditedLine = Pick<CartLine, 'id' | 'skuId' | 'version'>;

const EDIT = ['editCartLine'];

/** Hook that edits cart lines one by one, and returns the problem of each. */
export function useCartLines() {
  const client = useQueryClient();
  const [troubles, setTroubles] = useState<Readonly<Record<string, LineTrouble>>>({});
  const busy = useMutationState({
    filters: { mutationKey: EDIT, status: 'pending' },
    select: ({ options }) => String(options.mutationKey?.at(-1)),
  });

  const settle = (id: string, trouble?: LineTrouble): void =>
    setTroubles(({ [id]: _before, ...others }) => (trouble ? { ...others, [id]: trouble } : others));

  /** Saves one line. A second edit waits for the first and uses the version that it returned. */
  const edit = async (line: EditedLine, qty: number): Promise<void> => {
    const mutationKey = [...EDIT, line.id];
    const isSecond = client.isMutating({ mutationKey }) > 0;
    const mutation = client.getMutationCache().build(client, {
      mutationKey,
      scope: { id: mutationKey.join('/') },
      mutationFn: () => {
        const version = (isSecond ? versionNow(line.id) : undefined) ?? line.version;
        return editLine({ ...line, version }, qty);
      },
    });
    try {
      await mutation.execute(undefined);
      settle(line.id);
    } catch (error) {
      if (!isApiError(error)) throw error;
      settle(line.id, troubleOf(error, line.skuId, qty));
      if (conflictOf(error)) await reloadCart();
    }
  };
  return { troubles, busy: new Set(busy), edit, dismiss: (id: string) => settle(id) };
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
