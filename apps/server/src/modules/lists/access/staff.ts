import type { Context } from '../../../contract/handlers';
import { staffActions, staffActor } from '../read/staff/actions';
import { lockSeenList } from '../read/staff/seen';
import type { ListAccess } from './listAccess';

/** Returns the access of staff: to the merchant's lists, and to those of customers within the data scope of their roles. */
export function staffAccess({ staff, now }: Pick<Context, 'staff' | 'now'>): ListAccess {
  return {
    actor: staffActor(staff),
    hold: (tx, id) => lockSeenList(tx, staff, id),
    actionsOf: (list) => staffActions(list, staff, now),
  };
}
