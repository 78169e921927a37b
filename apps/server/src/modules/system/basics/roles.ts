import { DEFAULT_TAG } from '@selvedge/domain/display/languages';
import { DEFAULT_SCOPES } from '@selvedge/domain/people/dataScope';
import type { StaffRole } from '@selvedge/domain/people/staffGrants';
import type { roles } from '../../../db/schema/system';
import { translate } from '../../../messages/translate';

/** A role of the basics. */
export interface SeedRole extends Omit<typeof roles.$inferInsert, 'id'> {
  code: StaffRole;
}

/** Returns a role with its name in the default language. */
const seedRole = (code: StaffRole): SeedRole => ({
  code,
  name: translate(DEFAULT_TAG, `installation.role.${code}`),
  dataScope: DEFAULT_SCOPES[code],
});

/** Roles of a new installation, with their names as the user table shows them and their initial data scopes. */
export const SEED_ROLES: SeedRole[] = [
  seedRole('ROOT'),
  seedRole('ADMIN'),
  seedRole('SALES'),
  seedRole('PURCHASER'),
  seedRole('WAREHOUSE'),
  seedRole('FINANCE'),
  seedRole('GUEST'),
];

/** Returns the id of a seed role; demo data and tests refer to roles by it. */
export function roleId(code: StaffRole): string {
  return `r-${code.toLowerCase()}`;
}

/** The departments every installation starts with. */
export const SEED_DEPTS: Array<{ id: string; parentId: string | null; name: string }> = [
  { id: 'd-house', parentId: null, name: translate(DEFAULT_TAG, 'installation.dept.house') },
  { id: 'd-sales', parentId: 'd-house', name: translate(DEFAULT_TAG, 'installation.dept.sales') },
  { id: 'd-warehouse', parentId: 'd-house', name: translate(DEFAULT_TAG, 'installation.dept.warehouse') },
  { id: 'd-finance', parentId: 'd-house', name: translate(DEFAULT_TAG, 'installation.dept.finance') },
  { id: 'd-purchase', parentId: 'd-house', name: translate(DEFAULT_TAG, 'installation.dept.purchase') },
];
