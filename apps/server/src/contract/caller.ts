import type { DataScope } from '@selvedge/domain/people/dataScope';
import { hasPerm, type Perm } from '@selvedge/domain/people/permissions';
import { BUYER_PRICE_PERM, PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';

/** Signed-in buyer, as every handler sees it. Read anew on each request, so changes apply at once. */
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
  /** Team of the buyer, if any. */
  teamId: string | null;
  teamRole: 'LEADER' | 'MEMBER' | null;
  /** Buyer id of the team's leader. */
  teamManagerId: string | null;
  orderVisibility: 'OWN' | 'TEAM' | null;
  spendLimitCents: number | null;
  /** Permissions; `*` means all. */
  perms: string[];
}

/** Signed-in staff member. `dataScope` is the widest of the member's roles. */
export interface StaffSession {
  kind: 'staff';
  sessionId: string;
  /** True while the password is one that another person set; hardly any call is allowed before it is changed. */
  mustChangePassword: boolean;
  /** True when a role demands a second factor and there is none; hardly any call is allowed before one is set up. */
  mustSetUpFactor: boolean;
  /** True when a role demands a second factor. */
  demandsFactor: boolean;
  id: string;
  username: string;
  nickname: string;
  deptId: string | null;
  /** Role codes. */
  roles: string[];
  perms: string[];
  dataScope: DataScope;
  /** True for ROOT, which has every permission. */
  isRoot: boolean;
}

/** Reason why a token is invalid: MISSING when it is unknown or has expired, ENDED when the server ended the session. */
export type SessionProblem = 'MISSING' | 'ENDED';

/** Identity of the caller of a request. */
export interface Caller {
  buyer: BuyerSession | null;
  staff: StaffSession | null;
}

/** Returns whether the caller has a permission; ROOT has all. */
export function callerHolds(caller: Caller, permission: Perm): boolean {
  const holder = caller.staff ?? caller.buyer;
  return holder !== null && hasPerm(holder, [permission]);
}

/** Returns whether the caller may see prices and sums. */
export const isShownAmounts = (caller: Caller): boolean =>
  callerHolds(caller, caller.staff === null ? BUYER_PRICE_PERM : PRICE_PERM);
