/** Life of an invitation into a team (M-I, D-34, D-35, R-4.36). */
import { DAY_MS, INVITATION_DAYS } from '../constants';

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

/** What somebody wants to do with an invitation: `AGREE` and `DENY` are the invitee's, `REVOKE` the team's. */
export type InvitationStep = 'AGREE' | 'DENY' | 'REVOKE';

/**
 * Why a step is refused, null when it may be done: it has ended already (E 40904), or the invitee is in a team and must leave
 * first (E 40907).
 */
export function invitationRefusal(
  invitation: StoredInvitation,
  step: InvitationStep,
  { now, inTeam }: { now: number; inTeam: boolean },
): 40904 | 40907 | null {
  if (invitationState(invitation, now).status !== 'NOT_PROCESSED') return 40904;
  return step === 'AGREE' && inTeam ? 40907 : null;
}
