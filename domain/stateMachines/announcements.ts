/** Life of a notice that staff write. Deleting is possible in every state and no part of it. */
import { singleStateMachine, staff, type StateRow } from '../machine/singleState';
import { stepsOf, tryStep, type Actor, type Done, type Refused, type RowOf } from '../machine/machine';

/** A draft is seen by its authors only; REVOKED is final. */
export type NoticeStatus = 'DRAFT' | 'PUBLISHED' | 'REVOKED';

/** All transitions: what people have received is not changed behind their backs, only taken back. */
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

/** A row of the table. */
export type NoticeRow = (typeof NOTICE_TRANSITIONS)[number];
/** What is done with a notice. */
export type NoticeAction = NoticeRow['action'];

const NOTICE = singleStateMachine<NoticeStatus, NoticeRow>(NOTICE_TRANSITIONS);

/** What the actor may do with a notice now. */
export function noticeActions(status: NoticeStatus, actor: Actor): NoticeAction[] {
  return stepsOf(NOTICE, status, actor);
}

/** Tries a step. Answers the row with the status that follows, or the refusal. */
export function noticeStep<A extends NoticeAction>(
  status: NoticeStatus,
  action: A,
  actor: Actor,
): Done<RowOf<NoticeRow, A>, NoticeStatus> | Refused<NoticeAction> {
  return tryStep(NOTICE, status, action, actor);
}

/** True when a notice stands in the inboxes of those it is meant for. */
export function isShown(status: NoticeStatus): boolean {
  return status === 'PUBLISHED';
}
