import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { buyer } from '../../api/client';
import { invalidate, queryClient } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import type { CartLine } from '../../api/schemas';
import { cartQuery } from '../../trade/cartQuery';

/** Query of totals and minimums of the selected lines as one order. `stamp` changes with the lines. */
export const cartCheckQuery = (lineIds: readonly string[], stamp: string) =>
  queryOptions({
    queryKey: queryKey('cart', 'check', stamp),
    enabled: lineIds.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.post('/api/sp/front/cart/check', { body: { lineIds: [...lineIds] }, signal, silent: true }),
  });

const refresh = (): Promise<void> => invalidate('cart');

/** Changes the quantity of one line; only this line is written, so that parallel edits of others are kept. */
export async function editLine(
  { id, version }: Pick<CartLine, 'id' | 'version'>,
  qty: number,
): Promise<void> {
  await buyer.post('/api/sp/front/cart/edit', { body: { lines: [{ id, qty, version }] }, silent: true });
  await refresh();
}

/** Removes lines from the cart. */
export async function removeLines(ids: string[]): Promise<void> {
  await buyer.post('/api/sp/front/cart/del', { body: { ids } });
  await refresh();
}

/** Restores removed lines. */
export async function restoreLines(lines: readonly CartLine[]): Promise<void> {
  await buyer.post('/api/sp/front/cart/add', {
    body: { lines: lines.map(({ skuId, listId, qty }) => ({ skuId, listId, qty })) },
  });
  await refresh();
}

/** Returns the version of a line as read last. */
export function versionNow(id: string): number | undefined {
  const lines = queryClient.getQueryData(cartQuery.queryKey)?.groups.flatMap((group) => group.lines);
  return lines?.find((line) => line.id === id)?.version;
}

/** Refetches the cart. */
export const reloadCart = refresh;
