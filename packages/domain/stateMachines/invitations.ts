/** State machine of an invitation into a team. */
import { DAY_MS, INVITATION_DAYS } from '../constants';
import { buyer, machineOf, owner, SYSTEM, type StateRow } from '../machine/singleState';
import type { Actor, Done, Refused, RowOf } from '../machine/machine';

/** Status of an invitation, with the specified names: open, agreed, denied. */
export type InvitationStatus = 'NOT_PROCESSED' | 'AGREED' | 'DENIED';

/** Reason why an invitation is denied: the invitee refused, the team revoked it, or it expired. */
export type DeniedBy = 'INVITEE' | 'TEAM' | 'EXPIRY';

/** Stored fields of an invitation; times are ISO UTC. */
export interface StoredInvitation {
  createdAt: string;
  /** Result of the invitation, null while it is open. Expiry is never stored: it follows from the time. */
  ended: { status: Exclude<InvitationStatus, 'NOT_PROCESSED'>; by: Exclude<DeniedBy, 'EXPIRY'> } | null;
}

/** State of an invitation at a moment. */
export interface InvitationState {
  status: InvitationStatus;
  /** Present when the status is DENIED. */
  deniedBy?: DeniedBy;
}

/** Returns when an invitation created at this time expires (ISO UTC). */
export function invitationExpiry(createdAt: string): string {
  return new Date(Date.parse(createdAt) + INVITATION_DAYS * DAY_MS).toISOString();
}

/** Returns the state at a moment (ms since 1970): a stored result is final; without one the invitation is denied by expiry after 7 days. */
export function invitationState({ createdAt, ended }: StoredInvitation, now: number): InvitationState {
  if (ended !== null) {
    return ended.status === 'AGREED' ? { status: 'AGREED' } : { status: 'DENIED', deniedBy: ended.by };
  }
  if (now >= Date.parse(invitationExpiry(createdAt))) return { status: 'DENIED', deniedBy: 'EXPIRY' };
  return { status: 'NOT_PROCESSED' };
}

/** All transitions. The owner of an invitation is the invitee; expiry happens automatically and is never stored. */
export const INVITATION_TRANSITIONS = [
  {
    action: 'agree',
    from: ['NOT_PROCESSED'],
    outcomes: [{ name: 'AGREED' }],
    who: [owner()],
    guards: ['inNoTeam'],
    effects: ['joinTeam', 'notifyTeam'],
  },
  {
    action: 'deny',
    from: ['NOT_PROCESSED'],
    outcomes: [{ name: 'DENIED' }],
    who: [owner()],
    guards: [],
    effects: ['notifyTeam'],
  },
  {
    action: 'revoke',
    from: ['NOT_PROCESSED'],
    outcomes: [{ name: 'DENIED' }],
    who: [buyer('sp:team:invite')],
    guards: [],
    effects: ['notifyInvitee'],
  },
  {
    action: 'expire',
    from: ['NOT_PROCESSED'],
    outcomes: [{ name: 'DENIED' }],
    who: [SYSTEM],
    guards: [],
    effects: [],
  },
] as const satisfies readonly StateRow<InvitationStatus>[];

/** Row of the table. */
export type InvitationRow = (typeof INVITATION_TRANSITIONS)[number];
/** Action on an invitation: `agree` and `deny` by the invitee, `revoke` by the team. */
export type InvitationAction = InvitationRow['action'];

const INVITATION = machineOf(INVITATION_TRANSITIONS);

/** Returns the actions that the actor may take on an invitation at a moment (ms since 1970). */
export function invitationActions(
  invitation: StoredInvitation,
  actor: Actor,
  now: number,
): InvitationAction[] {
  return INVITATION.actions(invitationState(invitation, now).status, actor);
}

/**
 * Tries a transition at a moment (ms since 1970). Refuses with 40904 once the invitation has ended; the condition of agreeing is to be in
 * no team (E 40907).
 */
export function invitationStep<A extends InvitationAction>(
  invitation: StoredInvitation,
  action: A,
  actor: Actor,
  now: number,
): Done<RowOf<InvitationRow, A>, InvitationStatus> | Refused<InvitationAction> {
  return INVITATION.step(invitationState(invitation, now).status, action, actor);
}
