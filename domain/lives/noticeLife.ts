/** Life of a notice that staff write (M-N, X-A35..X-A44). Deleting is possible in every state and no part of it. */
import { stepsOf, tryStep, type TableActor, type TableRefusal, type TableRow } from './stateTable';

/** A draft is seen by its authors only; REVOKED is final. */
export type NoticeStatus = 'DRAFT' | 'PUBLISHED' | 'REVOKED';

/** What is done with a notice. */
export type NoticeAction = 'edit' | 'publish' | 'revoke';

/** All transitions: what people have received is not changed behind their backs, only taken back. */
export const NOTICE_TRANSITIONS: readonly TableRow<NoticeStatus, NoticeAction>[] = [
  { step: 'edit', from: ['DRAFT'], to: ['DRAFT'], by: { perm: 'sys:notice:edit' } },
  { step: 'publish', from: ['DRAFT'], to: ['PUBLISHED'], by: { perm: 'sys:notice:publish' } },
  { step: 'revoke', from: ['PUBLISHED'], to: ['REVOKED'], by: { perm: 'sys:notice:revoke' } },
];

/** What the actor may do with a notice now. */
export function noticeActions(status: NoticeStatus, actor: TableActor): NoticeAction[] {
  return stepsOf(NOTICE_TRANSITIONS, status, actor);
}

/** Tries a step. Answers the status that follows, or the refusal. */
export function noticeStep(
  status: NoticeStatus,
  action: NoticeAction,
  actor: TableActor,
): { ok: true; status: NoticeStatus } | TableRefusal<NoticeStatus, NoticeAction> {
  const tried = tryStep(NOTICE_TRANSITIONS, status, action, actor);
  return tried.ok ? { ok: true, status: tried.to[0] } : tried;
}

/** True when a notice stands in the inboxes of those it is meant for. */
export function isShown(status: NoticeStatus): boolean {
  return status === 'PUBLISHED';
}
