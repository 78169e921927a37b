import { DEFAULT_SCOPES } from '@selvedge/domain/people/dataScope';
import type { StaffRole } from '@selvedge/domain/people/staffGrants';
import type { roles } from '../../../db/schema/system';

/** A role of the basics. */
export interface SeedRole extends Omit<typeof roles.$inferInsert, 'id'> {
  code: StaffRole;
}

/** Names of the roles as the user table shows them, and whose data each sees from the start (D-52). */
export const SEED_ROLES: SeedRole[] = [
  { code: 'ROOT', name: '超级管理员', dataScope: DEFAULT_SCOPES.ROOT },
  { code: 'ADMIN', name: '管理员', dataScope: DEFAULT_SCOPES.ADMIN },
  { code: 'SALES', name: '销售', dataScope: DEFAULT_SCOPES.SALES },
  { code: 'PURCHASER', name: '采购', dataScope: DEFAULT_SCOPES.PURCHASER },
  { code: 'WAREHOUSE', name: '仓库', dataScope: DEFAULT_SCOPES.WAREHOUSE },
  { code: 'FINANCE', name: '财务', dataScope: DEFAULT_SCOPES.FINANCE },
  { code: 'GUEST', name: '访客', dataScope: DEFAULT_SCOPES.GUEST },
];

/** Id of a seeded role; demo data and tests refer to roles by it. */
export function roleId(code: StaffRole): string {
  return `r-${code.toLowerCase()}`;
}

/** The departments every installation starts with. */
export const SEED_DEPTS: Array<{ id: string; parentId: string | null; name: string }> = [
  { id: 'd-house', parentId: null, name: '总部' },
  { id: 'd-sales', parentId: 'd-house', name: '销售部' },
  { id: 'd-warehouse', parentId: 'd-house', name: '仓储部' },
  { id: 'd-finance', parentId: 'd-house', name: '财务部' },
  { id: 'd-purchase', parentId: 'd-house', name: '采购部' },
];
