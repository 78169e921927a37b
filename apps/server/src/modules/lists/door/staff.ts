import type { Context } from '../../../contract/handlers';
import { staffActions, staffActor } from '../read/staff/actions';
import { lockSeenList } from '../read/staff/seen';
import type { ListDoor } from './door';

/** The door of staff: to lists of the house, and to those of customers within the range of the roles held. */
export function staffDoor({ staff, now }: Pick<Context, 'staff' | 'now'>): ListDoor {
  return {
    actor: staffActor(staff),
    hold: (tx, id) => lockSeenList(tx, staff, id),
    actionsOf: (list) => staffActions(list, staff, now),
  };
}
