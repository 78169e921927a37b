/** Permissions of both sides. */

import type { StaffPerm } from './staffPermissions';

/** The super role: sees all routes and all guarded controls. */
export const ROOT = 'ROOT';
/** A permission string of a buyer that stands for all of them. */
export const ALL_PERMS = '*';
/** The same for staff, whose permissions have three parts. */
export const ALL_STAFF_PERMS = '*:*:*';
/** Text of the error thrown for an empty list of permissions. */
const PERMS_NEEDED = "perms are needed, such as ['sys:user:add','sys:user:edit']";
/** Text for user info without roles. */
const ROLES_EMPTY = 'roles must be a non-null array';
/** Text for user info without data. */
const VERIFY_AGAIN = 'verification failed, log in again';

/** What is known of the person who looks or acts; buyers have no roles. */
export interface Holder {
  roles?: readonly string[];
  perms?: readonly string[];
}

/**
 * True when the holder has at least one of the listed permissions; ROOT and `*` (`*:*:*` of staff) pass.
 * Throws an error saying perms are needed without a non-empty list.
 */
export function hasPerm(holder: Holder, anyOf: readonly Perm[]): boolean {
  if (!Array.isArray(anyOf) || anyOf.length === 0) throw new Error(PERMS_NEEDED);
  return anyOf.some((perm) => holdsCode(holder, perm));
}

/** The same for one code as a row or a form has it, which may be one that no longer exists. */
export function holdsCode(holder: Holder, code: string): boolean {
  if (holder.roles?.includes(ROOT)) return true;
  const held = holder.perms ?? [];
  return held.includes(ALL_PERMS) || held.includes(ALL_STAFF_PERMS) || held.includes(code);
}

/** A route as the menu call gives it, as far as the filter cares. */
export interface GuardedRoute<Route> {
  meta?: { roles?: readonly string[] };
  children?: Route[];
}

/**
 * Routes the roles may see, children filtered in the same way. A route without `meta.roles` is kept
 * for ROOT only. The input is left as it is.
 */
export function filterRoutes<Route extends GuardedRoute<Route>>(
  routes: readonly Route[],
  roles: readonly string[],
): Route[] {
  return routes
    .filter((route) => seesRoute(route, roles))
    .map((route) => (route.children ? { ...route, children: filterRoutes(route.children, roles) } : route));
}

function seesRoute(route: { meta?: { roles?: readonly string[] } }, roles: readonly string[]): boolean {
  return roles.includes(ROOT) || (route.meta?.roles ?? []).some((role) => roles.includes(role));
}

/** User info of staff that passed the check. */
export interface CheckedUser {
  roles: [string, ...string[]];
}

/** Checks the answer of `users/me`: throws without data and without a non-empty roles array. */
export function checkUserInfo<User extends { roles?: readonly string[] | null }>(
  user: User | null | undefined,
): User & CheckedUser {
  if (user === null || user === undefined) throw new Error(VERIFY_AGAIN);
  if (!hasRoles(user)) throw new Error(ROLES_EMPTY);
  return user;
}

function hasRoles<User extends { roles?: readonly string[] | null }>(user: User): user is User & CheckedUser {
  return Array.isArray(user.roles) && user.roles.length > 0;
}

/** All permissions of the buyer side. */
export const BUYER_PERMS = [
  'sp:order:submit',
  'sp:order:cancel',
  'sp:order:confirm',
  'sp:order:receipt',
  'sp:payment:proof',
  'sp:list:publish',
  'sp:team:invite',
  'sp:team:manage',
  'sp:address:edit',
  'sp:price:view',
  'sp:export',
] as const;
/** A permission of the buyer side. */
export type BuyerPerm = (typeof BUYER_PERMS)[number];
/** A permission of either side: the closed list that the contract, the server and the screens ask from. */
export type Perm = BuyerPerm | StaffPerm;

const LEADER_ONLY: ReadonlySet<BuyerPerm> = new Set(['sp:team:manage', 'sp:team:invite', 'sp:list:publish']);
/** What a member may do unless the leader grants otherwise. */
export const MEMBER_PERMS: readonly BuyerPerm[] = BUYER_PERMS.filter((perm) => !LEADER_ONLY.has(perm));

/** Rights over the team itself: only its leader gives and takes them, and changes who has them. */
export const TEAM_PERMS: readonly BuyerPerm[] = ['sp:team:manage', 'sp:team:invite'];
/** What a leader may grant: publishing lists comes from staff alone. */
export const GRANTABLE_PERMS: readonly BuyerPerm[] = BUYER_PERMS.filter((perm) => perm !== 'sp:list:publish');
/** True for a code that a leader may grant. */
export function isGrantable(code: string): code is BuyerPerm {
  return GRANTABLE_PERMS.some((perm) => perm === code);
}

/** How a buyer stands to a team; NONE is a buyer without one, who acts for himself as a leader does. */
export type TeamRole = 'LEADER' | 'MEMBER' | 'NONE';

/** Who a buyer is, for the permissions. */
export interface BuyerStanding {
  role: TeamRole;
  /** What the leader granted; absent means the default. */
  granted?: readonly string[];
  /** Staff allow this account to publish lists of its own. */
  sellerFlag?: boolean;
}

/**
 * Permissions of a buyer as delivered in `get/info`: a leader and a buyer without team have all, a member the
 * granted ones or the default. Publishing lists of one's own comes from the seller flag alone, whoever leads what.
 */
export function buyerPerms(standing: BuyerStanding): BuyerPerm[] {
  const base = standing.role === 'MEMBER' ? (standing.granted ?? MEMBER_PERMS) : [...BUYER_PERMS];
  return BUYER_PERMS.filter((perm) =>
    perm === 'sp:list:publish'
      ? standing.sellerFlag === true
      : base.includes(ALL_PERMS) || base.includes(perm),
  );
}
