import type { Context } from '../../../contract/handlers';
import { actionsOf, lockOwnList, ownerOf } from '../read/own';
import type { ListAccess } from './listAccess';

/** Returns the access of sellers: to lists of their own. */
export function sellerAccess({ buyer, now }: Pick<Context, 'buyer' | 'now'>): ListAccess {
  return {
    actor: ownerOf(buyer),
    hold: (tx, id) => lockOwnList(tx, buyer, id),
    actionsOf: (list) => actionsOf(list, buyer, now) ?? [],
  };
}
