/** Permissions of both sides. */

import type { StaffPerm } from './staffPermissions';

/** The super role: sees all routes and all guarded controls. */
export const ROOT = 'ROOT';
/** Permission string of a buyer that stands for all permissions. */
export const ALL_PERMS = '*';
/** Permission string of staff that stands for all permissions, which have three parts. */
export const ALL_STAFF_PERMS = '*:*:*';
/** Message of the error thrown for an empty list of permissions. */
const PERMS_NEEDED = "perms are needed, such as ['sys:user:add','sys:user:edit']";
/** Message of the error for user info without roles. */
const ROLES_EMPTY = 'roles must be a non-null array';
/** Message of the error for missing user info. */
const VERIFY_AGAIN = 'verification failed, log in again';

/** Roles and permissions of the viewer or caller; buyers have no roles. */
export interface Holder {
  roles?: readonly string[];
  perms?: readonly string[];
}

/**
 * Returns true when the holder has at least one of the listed permissions; ROOT and `*` (`*:*:*` of staff) pass. Throws an error for an
 * empty list.
 */
export function hasPerm(holder: Holder, anyOf: readonly Perm[]): boolean {
  if (!Array.isArray(anyOf) || anyOf.length === 0) throw new Error(PERMS_NEEDED);
  return anyOf.some((perm) => hasPermCode(holder, perm));
}

/** Returns true when the holder has one permission code from a row or a form; the code may be one that no longer exists. */
export function hasPermCode(holder: Holder, code: string): boolean {
  if (holder.roles?.includes(ROOT)) return true;
  const held = holder.perms ?? [];
  return held.includes(ALL_PERMS) || held.includes(ALL_STAFF_PERMS) || held.includes(code);
}

/** Route as the menu call sends it, with the fields that the filter needs. */
export interface GuardedRoute<Route> {
  meta?: { roles?: readonly string[] };
  children?: Route[];
}

/**
 * Returns the routes that the roles may see, with their children filtered in the same way. A route without `meta.roles` is kept for ROOT
 * only. The input is not changed.
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

/** Staff user info that passed the check. */
export interface CheckedUser {
  roles: [string, ...string[]];
}

/** Checks the response of `users/me`: throws without data and without a non-empty roles array. */
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
/** Permission of the buyer side. */
export type BuyerPerm = (typeof BUYER_PERMS)[number];
/** Permission of either side: the closed set that the contract, the server and the screens use. */
export type Perm = BuyerPerm | StaffPerm;

const LEADER_ONLY: ReadonlySet<BuyerPerm> = new Set(['sp:team:manage', 'sp:team:invite', 'sp:list:publish']);
/** Default permissions of a member, unless the leader granted others. */
export const MEMBER_PERMS: readonly BuyerPerm[] = BUYER_PERMS.filter((perm) => !LEADER_ONLY.has(perm));

/** Permissions over the team itself: only its leader grants and revokes them, and changes the rights of members who have them. */
export const TEAM_PERMS: readonly BuyerPerm[] = ['sp:team:manage', 'sp:team:invite'];
/** Permissions that a leader may grant: publishing lists is granted by staff alone. */
export const GRANTABLE_PERMS: readonly BuyerPerm[] = BUYER_PERMS.filter((perm) => perm !== 'sp:list:publish');
/** Returns true for a code that a leader may grant. */
export function isGrantable(code: string): code is BuyerPerm {
  return GRANTABLE_PERMS.some((perm) => perm === code);
}

/** Role of a buyer in a team; NONE is a buyer without a team, who has the rights of a leader. */
export type TeamRole = 'LEADER' | 'MEMBER' | 'NONE';

/** Facts about a buyer from which the permissions follow. */
export interface BuyerStanding {
  role: TeamRole;
  /** Permissions that the leader granted; absent means the default. */
  granted?: readonly string[];
  /** Whether staff allow this account to publish lists of its own. */
  sellerFlag?: boolean;
}

/**
 * Returns the permissions of a buyer as in `get/info`: a leader and a buyer without a team have all, a member the granted ones or the
 * default. Publishing own lists depends on the seller flag alone, in every role.
 */
export function buyerPerms(standing: BuyerStanding): BuyerPerm[] {
  const base = standing.role === 'MEMBER' ? (standing.granted ?? MEMBER_PERMS) : [...BUYER_PERMS];
  return BUYER_PERMS.filter((perm) =>
    perm === 'sp:list:publish'
      ? standing.sellerFlag === true
      : base.includes(ALL_PERMS) || base.includes(perm),
  );
}
