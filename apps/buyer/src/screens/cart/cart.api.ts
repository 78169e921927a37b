import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { buyer } from '../../api/client';
import { invalidate, queryClient } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import type { CartLine } from '../../api/schemas';
import { cartQuery } from '../../trade/cartQuery';

/** Sums and minimums of the ticked lines as one order. `stamp` changes with the lines. */
export const cartCheckQuery = (lineIds: readonly string[], stamp: string) =>
  queryOptions({
    queryKey: queryKey('cart', 'check', stamp),
    enabled: lineIds.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.post('/api/sp/front/cart/check', { body: { lineIds: [...lineIds] }, signal, silent: true }),
  });

const refresh = (): Promise<void> => invalidate('cart');

/** Changes the pieces of one line; only this line is written, so that parallel edits survive. */
export async function editLine(
  { id, version }: Pick<CartLine, 'id' | 'version'>,
  qty: number,
): Promise<void> {
  await buyer.post('/api/sp/front/cart/edit', { body: { lines: [{ id, qty, version }] }, silent: true });
  await refresh();
}

/** Takes lines out of the cart. */
export async function removeLines(ids: string[]): Promise<void> {
  await buyer.post('/api/sp/front/cart/del', { body: { ids } });
  await refresh();
}

/** Puts removed lines back. */
export async function restoreLines(lines: readonly CartLine[]): Promise<void> {
  await buyer.post('/api/sp/front/cart/add', {
    body: { lines: lines.map(({ skuId, listId, qty }) => ({ skuId, listId, qty })) },
  });
  await refresh();
}

/** The version of a line as last read. */
export function versionNow(id: string): number | undefined {
  const lines = queryClient.getQueryData(cartQuery.queryKey)?.groups.flatMap((group) => group.lines);
  return lines?.find((line) => line.id === id)?.version;
}

/** Looks at the cart again. */
export const reloadCart = refresh;
