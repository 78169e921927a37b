/** State machine of an announcement that staff write. Deleting is possible in every state and not part of it. */
import { machineOf, staff, type StateRow } from '../machine/singleState';

/** Status of an announcement. A draft is visible to its authors only; REVOKED is final. */
export type NoticeStatus = 'DRAFT' | 'PUBLISHED' | 'REVOKED';

/** All transitions: an announcement that recipients have received cannot be changed, only revoked. */
export const NOTICE_TRANSITIONS = [
  {
    action: 'edit',
    from: ['DRAFT'],
    outcomes: [{ name: 'DRAFT' }],
    who: [staff('sys:notice:edit')],
    guards: [],
    effects: [],
  },
  {
    action: 'publish',
    from: ['DRAFT'],
    outcomes: [{ name: 'PUBLISHED' }],
    who: [staff('sys:notice:publish')],
    guards: [],
    effects: ['putInInboxes'],
  },
  {
    action: 'revoke',
    from: ['PUBLISHED'],
    outcomes: [{ name: 'REVOKED' }],
    who: [staff('sys:notice:revoke')],
    guards: [],
    effects: ['takeOutOfInboxes'],
  },
] as const satisfies readonly StateRow<NoticeStatus>[];

/** Row of the table. */
export type NoticeRow = (typeof NOTICE_TRANSITIONS)[number];
/** Action on an announcement. */
export type NoticeAction = NoticeRow['action'];

/** Functions of the table: the actions on an announcement that the actor may take now, and the attempt to take one. */
export const { actions: noticeActions, step: noticeStep } = machineOf(NOTICE_TRANSITIONS);

/** Returns true when an announcement is in the inboxes of its recipients. */
export function isShown(status: NoticeStatus): boolean {
  return status === 'PUBLISHED';
}
