import type { Context } from '../../../contract/handlers';
import { houseActions, staffActor } from '../read/staff/actions';
import { lockSeenList } from '../read/staff/seen';
import type { ListDoor } from './door';

/** The door of staff: to lists of the house, and to those of customers within the range of the roles held. */
export function houseDoor({ staff, now }: Pick<Context, 'staff' | 'now'>): ListDoor {
  return {
    actor: staffActor(staff),
    hold: (tx, id) => lockSeenList(tx, staff, id),
    actionsOf: (list) => houseActions(list, staff, now),
  };
}
