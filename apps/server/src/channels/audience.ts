import { hasPerm } from '@selvedge/domain/people/permissions';
import type { BuyerSession, StaffSession } from '../contract/caller';
import type { LiveEnvelope } from '../live/announce';
import { coversOwner } from '../modules/auth/access/dataScope';
import { mayReadOrder } from '../modules/orders/read/access';

/** Session behind an open page. */
export type Listener = BuyerSession | StaffSession;

/** Returns whether a live message is for a person; messages to the viewers of lists come through the stock relay. */
export function isFor(message: LiveEnvelope, person: Listener): boolean {
  const { to } = message;
  if ('session' in to) return to.session === person.sessionId;
  if (person.kind === 'buyer') {
    if ('order' in to) return mayReadOrder(person, to.order);
    return 'everyBuyer' in to || ('buyers' in to && to.buyers.includes(person.id));
  }
  if ('everyStaff' in to) return true;
  if ('staffPermission' in to) {
    const { staffPermission, besides, owner } = to;
    const isHeld =
      hasPerm(person, [staffPermission]) && (besides === undefined || hasPerm(person, [besides]));
    return isHeld && (owner === undefined || coversOwner(person, owner));
  }
  return 'staff' in to && to.staff.includes(person.id);
}
