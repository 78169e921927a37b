/** Data scope of a role: whose customers and orders it sees; of several roles the widest counts. */
import type { StaffRole } from './staffGrants';

/** All scopes from the narrowest to the widest. */
export const DATA_SCOPES = ['OWN', 'DEPT', 'DEPT_AND_BELOW', 'ALL'] as const;
/** Data scope. */
export type DataScope = (typeof DATA_SCOPES)[number];

/** Returns the widest of some scopes; the narrowest one for an empty list. */
export function widestScope(scopes: readonly DataScope[]): DataScope {
  return DATA_SCOPES.findLast((scope) => scopes.includes(scope)) ?? 'OWN';
}

/** Returns whether everything that one scope shows is shown by the other too. */
export function isWithinScope(scope: DataScope, other: DataScope): boolean {
  return DATA_SCOPES.indexOf(scope) <= DATA_SCOPES.indexOf(other);
}

/** Default scope of each role: salespeople see their department and those below, roles that serve all customers see everything. */
export const DEFAULT_SCOPES: Readonly<Record<StaffRole, DataScope>> = {
  ROOT: 'ALL',
  ADMIN: 'ALL',
  SALES: 'DEPT_AND_BELOW',
  PURCHASER: 'ALL',
  WAREHOUSE: 'ALL',
  FINANCE: 'ALL',
  GUEST: 'ALL',
};
