import { staffActions as actionsOfState } from '@selvedge/domain/stateMachines/lists';
import type { Actor } from '@selvedge/domain/machine/machine';
import type { StaffSession } from '../../../../contract/caller';
import { listState, timesOf } from '../../../offers/rules/status';
import type { ListRow } from '../listFor';

/** Returns a staff user as an actor of the list state machine. */
export const staffActor = ({ perms, roles }: Pick<StaffSession, 'perms' | 'roles'>): Actor => ({
  side: 'staff',
  perms,
  roles,
});

/** Returns the actions that a staff user may take on a list now. */
export const staffActions = (list: ListRow, staff: StaffSession, now: Date) =>
  actionsOfState(listState(timesOf(list), now), staffActor(staff));
