/** State machine of an announcement that staff write. Deleting is possible in every state and not part of it. */
import { singleStateMachine, staff, type StateRow } from '../machine/singleState';
import { stepsOf, tryTransition, type Actor, type Done, type Refused, type RowOf } from '../machine/machine';

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

const NOTICE = singleStateMachine<NoticeStatus, NoticeRow>(NOTICE_TRANSITIONS);

/** Returns the actions that the actor may take on an announcement now. */
export function noticeActions(status: NoticeStatus, actor: Actor): NoticeAction[] {
  return stepsOf(NOTICE, status, actor);
}

/** Tries a transition. Returns the row with the next status, or the refusal. */
export function noticeStep<A extends NoticeAction>(
  status: NoticeStatus,
  action: A,
  actor: Actor,
): Done<RowOf<NoticeRow, A>, NoticeStatus> | Refused<NoticeAction> {
  return tryTransition(NOTICE, status, action, actor);
}

/** Returns true when an announcement is in the inboxes of its recipients. */
export function isShown(status: NoticeStatus): boolean {
  return status === 'PUBLISHED';
}
