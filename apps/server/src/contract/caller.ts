import type { DataScope } from '@selvedge/domain/people/dataScope';
import { hasPerm, type Perm } from '@selvedge/domain/people/permissions';
import { BUYER_PRICE_PERM, PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';

/** A signed-in buyer, as every handler sees it. Read anew on each request, so changes apply at once. */
export interface BuyerSession {
  kind: 'buyer';
  sessionId: string;
  id: string;
  username: string;
  nickname: string;
  phone: string;
  areaCode: string;
  email: string;
  sellerFlag: boolean;
  /** Team the buyer is in, if any. */
  teamId: string | null;
  teamRole: 'LEADER' | 'MEMBER' | null;
  /** Buyer id of the team's leader. */
  teamManagerId: string | null;
  orderVisibility: 'OWN' | 'TEAM' | null;
  spendLimitCents: number | null;
  /** `*` means all. */
  perms: string[];
}

/** A signed-in staff member. `dataScope` is the widest of the roles held. */
export interface StaffSession {
  kind: 'staff';
  sessionId: string;
  /** The password was set by somebody else; nearly nothing may be called before it is changed. */
  mustChangePassword: boolean;
  /** A role demands a second factor and there is none; nearly nothing may be called before one is set up. */
  mustSetUpFactor: boolean;
  /** A role demands a second factor. */
  demandsFactor: boolean;
  id: string;
  username: string;
  nickname: string;
  deptId: string | null;
  /** Role codes. */
  roles: string[];
  perms: string[];
  dataScope: DataScope;
  /** ROOT passes every permission. */
  isRoot: boolean;
}

/** Why a token is not good: none known or run out, or ended by the server. */
export type SessionProblem = 'MISSING' | 'ENDED';

/** Who makes a call. */
export interface Caller {
  buyer: BuyerSession | null;
  staff: StaffSession | null;
}

/** Whether the caller holds a permission; ROOT holds all. */
export function callerHolds(caller: Caller, permission: Perm): boolean {
  const holder = caller.staff ?? caller.buyer;
  return holder !== null && hasPerm(holder, [permission]);
}

/** Whether the caller is shown prices and sums. */
export const isShownAmounts = (caller: Caller): boolean =>
  callerHolds(caller, caller.staff === null ? BUYER_PRICE_PERM : PRICE_PERM);
