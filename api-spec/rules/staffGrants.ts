/** Staff roles and what each may do from the start (D-52); grants are editable except those of ROOT. */
import { ALL_STAFF_PERMS, ROOT } from './permissions';

/** Roles the house starts with. */
export const STAFF_ROLES = [ROOT, 'ADMIN', 'SALES', 'PURCHASER', 'WAREHOUSE', 'FINANCE', 'GUEST'] as const;
/** One of the first roles. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Permission codes of the staff calls so far, and those the order machine names. */
export const STAFF_PERMS = [
  'sys:menu:query',
  'sys:menu:add',
  'sys:menu:edit',
  'sys:menu:delete',
  'sys:user:query',
  'sys:user:add',
  'sys:user:edit',
  'sys:user:delete',
  'sys:user:reset-password',
  'sys:user:import',
  'sys:user:export',
  'biz:order:query',
  'biz:order:add',
  'biz:order:edit',
  'biz:order:confirm',
  'biz:order:ack',
  'biz:order:cancel',
  'biz:payment:verify',
  'biz:shipment:add',
  'biz:shipment:edit',
] as const;
/** A permission code of staff. */
export type StaffPerm = (typeof STAFF_PERMS)[number];

/** D-52 grants a role starts with; ROOT has everything and cannot be changed. */
export const DEFAULT_GRANTS: Readonly<Record<StaffRole, readonly (StaffPerm | typeof ALL_STAFF_PERMS)[]>> = {
  ROOT: [ALL_STAFF_PERMS],
  ADMIN: STAFF_PERMS,
  SALES: [
    'biz:order:query',
    'biz:order:add',
    'biz:order:edit',
    'biz:order:confirm',
    'biz:order:ack',
    'biz:order:cancel',
  ],
  PURCHASER: ['biz:order:query', 'biz:order:edit', 'biz:order:ack'],
  WAREHOUSE: ['biz:order:query', 'biz:shipment:add', 'biz:shipment:edit'],
  FINANCE: ['biz:order:query', 'biz:payment:verify'],
  GUEST: ['biz:order:query', 'sys:menu:query', 'sys:user:query'],
};
