/** Whose customers and orders a role sees; of several roles the widest counts. */
import type { StaffRole } from './staffGrants';

/** All ranges from the narrowest to the widest. */
export const DATA_SCOPES = ['OWN', 'DEPT', 'DEPT_AND_BELOW', 'ALL'] as const;
/** One range. */
export type DataScope = (typeof DATA_SCOPES)[number];

/** The widest of some ranges; the narrowest there is when none is given. */
export function widestScope(scopes: readonly DataScope[]): DataScope {
  return DATA_SCOPES.findLast((scope) => scopes.includes(scope)) ?? 'OWN';
}

/** Whether everything one range shows is shown by the other too. */
export function isWithinScope(scope: DataScope, other: DataScope): boolean {
  return DATA_SCOPES.indexOf(scope) <= DATA_SCOPES.indexOf(other);
}

/** What each role sees from the start: salespeople their department, those who serve all customers everything. */
export const DEFAULT_SCOPES: Readonly<Record<StaffRole, DataScope>> = {
  ROOT: 'ALL',
  ADMIN: 'ALL',
  SALES: 'DEPT_AND_BELOW',
  PURCHASER: 'ALL',
  WAREHOUSE: 'ALL',
  FINANCE: 'ALL',
  GUEST: 'ALL',
};
