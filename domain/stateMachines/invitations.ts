/** Life of an invitation into a team. */
import { DAY_MS, INVITATION_DAYS } from '../constants';
import { buyer, singleStateMachine, owner, SYSTEM, type StateRow } from '../machine/singleState';
import { stepsOf, tryStep, type Actor, type Done, type Refused, type RowOf } from '../machine/machine';

/** As the catalogue names them: nobody has answered, agreed, denied. */
export type InvitationStatus = 'NOT_PROCESSED' | 'AGREED' | 'DENIED';

/** Who ended a denied one: the invitee refused, the team revoked, the time ran out. */
export type DeniedBy = 'INVITEE' | 'TEAM' | 'EXPIRY';

/** What is stored of an invitation; times are ISO UTC. */
export interface StoredInvitation {
  createdAt: string;
  /** The answer that was given, null while there is none. Expiry is never stored: it follows from the time. */
  ended: { status: Exclude<InvitationStatus, 'NOT_PROCESSED'>; by: Exclude<DeniedBy, 'EXPIRY'> } | null;
}

/** What an invitation is at a moment. */
export interface InvitationState {
  status: InvitationStatus;
  /** Present when denied. */
  deniedBy?: DeniedBy;
}

/** When an invitation made at this moment ends by itself (ISO UTC). */
export function invitationExpiry(createdAt: string): string {
  return new Date(Date.parse(createdAt) + INVITATION_DAYS * DAY_MS).toISOString();
}

/** Status at a moment (ms since 1970): an answer stands; without one it is denied by expiry after 7 days. */
export function invitationState({ createdAt, ended }: StoredInvitation, now: number): InvitationState {
  if (ended !== null) {
    return ended.status === 'AGREED' ? { status: 'AGREED' } : { status: 'DENIED', deniedBy: ended.by };
  }
  if (now >= Date.parse(invitationExpiry(createdAt))) return { status: 'DENIED', deniedBy: 'EXPIRY' };
  return { status: 'NOT_PROCESSED' };
}

/** All transitions. The owner of an invitation is who was invited; it runs out by itself, which is never stored. */
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

/** A row of the table. */
export type InvitationRow = (typeof INVITATION_TRANSITIONS)[number];
/** What is done with an invitation: `agree` and `deny` are the invitee's, `revoke` the team's. */
export type InvitationAction = InvitationRow['action'];

const INVITATION = singleStateMachine<InvitationStatus, InvitationRow>(INVITATION_TRANSITIONS);

/** What the actor may do with an invitation at a moment (ms since 1970). */
export function invitationActions(
  invitation: StoredInvitation,
  actor: Actor,
  now: number,
): InvitationAction[] {
  return stepsOf(INVITATION, invitationState(invitation, now).status, actor);
}

/**
 * Tries a step at a moment (ms since 1970). Refused with 40904 once it has ended; the condition of agreeing is to be in no
 * team (E 40907).
 */
export function invitationStep<A extends InvitationAction>(
  invitation: StoredInvitation,
  action: A,
  actor: Actor,
  now: number,
): Done<RowOf<InvitationRow, A>, InvitationStatus> | Refused<InvitationAction> {
  return tryStep(INVITATION, invitationState(invitation, now).status, action, actor);
}
