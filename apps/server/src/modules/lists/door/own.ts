import type { Context } from '../../../contract/handlers';
import { actionsOf, lockOwnList, ownerOf } from '../read/own';
import type { ListDoor } from './door';

/** Returns the access of sellers: to lists of their own. */
export function ownDoor({ buyer, now }: Pick<Context, 'buyer' | 'now'>): ListDoor {
  return {
    actor: ownerOf(buyer),
    hold: (tx, id) => lockOwnList(tx, buyer, id),
    actionsOf: (list) => actionsOf(list, buyer, now) ?? [],
  };
}
