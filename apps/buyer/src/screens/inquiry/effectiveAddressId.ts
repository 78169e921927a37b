import type { Address } from '../../api/schemas';
import { type ListArea, listNotDeliveringTo } from './whereTo';

/**
 * Returns the id of the address to use: the chosen one while it is saved, else the default one, else the first; the latter two among the
 * addresses that all lists deliver to, if any.
 *
 * @param saved addresses of the buyer, undefined until they are known
 * @param lists lists of the products, undefined until they are known
 */
export function effectiveAddressId(
  saved: readonly Address[] | undefined,
  chosenId: string | null,
  lists: readonly ListArea[] | undefined,
): string | null {
  if (saved === undefined || saved.some(({ id }) => id === chosenId)) return chosenId;
  if (lists === undefined) return null;
  const right = saved.filter((address) => listNotDeliveringTo(lists, address) === null);
  const choosable = right.length > 0 ? right : saved;
  return (choosable.find(({ isDefault }) => isDefault) ?? choosable[0])?.id ?? null;
}
