import type { Address } from '../../api/schemas';
import { type ListArea, refusingList } from './whereTo';

/**
 * The id of the address that is meant: the chosen one while it is saved, else the default one, else the first, of those that all lists of
 * the goods deliver to where there is one.
 *
 * @param saved addresses of the buyer, undefined until they are known
 * @param lists lists of the goods, undefined until they are known
 */
export function meantAddress(
  saved: readonly Address[] | undefined,
  chosenId: string | null,
  lists: readonly ListArea[] | undefined,
): string | null {
  if (saved === undefined || saved.some(({ id }) => id === chosenId)) return chosenId;
  if (lists === undefined) return null;
  const right = saved.filter((address) => refusingList(lists, address) === null);
  const choosable = right.length > 0 ? right : saved;
  return (choosable.find(({ isDefault }) => isDefault) ?? choosable[0])?.id ?? null;
}
