import { staffActions } from '@selvedge/domain/stateMachines/lists';
import type { Actor } from '@selvedge/domain/machine/machine';
import type { StaffSession } from '../../../../contract/caller';
import { listState, timesOf } from '../../../offers/rules/status';
import type { ListRow } from '../listFor';

/** A member of staff as the machine of lists knows one. */
export const staffActor = ({ perms, roles }: Pick<StaffSession, 'perms' | 'roles'>): Actor => ({
  side: 'staff',
  perms,
  roles,
});

/** What a member of staff may do with a list now. */
export const staffActions = (list: ListRow, staff: StaffSession, now: Date) =>
  staffActions(listState(timesOf(list), now), staffActor(staff));
