/** Staff roles and what each may do from the start (D-52); grants are editable except those of ROOT. */
import { STAFF_PERMS, type StaffPerm } from './staffPermissions';
import { CONTACT_PERM, PRICE_PERM } from './sight';
import { ALL_STAFF_PERMS, ROOT } from './permissions';

/** Roles the house starts with. */
export const STAFF_ROLES = [ROOT, 'ADMIN', 'SALES', 'PURCHASER', 'WAREHOUSE', 'FINANCE', 'GUEST'] as const;
/** One of the first roles. */
export type StaffRole = (typeof STAFF_ROLES)[number];

/** What a guest may look at: the goods and papers of the house, not how its machines do. */
const isForGuests = (perm: StaffPerm): boolean => perm.endsWith(':query') && perm !== 'sys:metrics:query';

/**
 * D-52 grants a role starts with; ROOT has everything and cannot be changed, a guest only looks, and not at
 * prices or contact data. A warehouse needs to know where goods go, not what they cost; finance the other way round.
 */
export const DEFAULT_GRANTS: Readonly<Record<StaffRole, readonly (StaffPerm | typeof ALL_STAFF_PERMS)[]>> = {
  ROOT: [ALL_STAFF_PERMS],
  ADMIN: STAFF_PERMS,
  SALES: [
    PRICE_PERM,
    CONTACT_PERM,
    'biz:order:query',
    'biz:order:add',
    'biz:order:edit',
    'biz:order:confirm',
    'biz:order:ack',
    'biz:order:cancel',
    'biz:order:export',
    'biz:futures:query',
    'biz:futures:edit',
    'biz:brand:query',
    'biz:product:query',
    'biz:product:export',
    'biz:list:query',
    'biz:list:add',
    'biz:list:edit',
    'biz:list:publish',
    'biz:list:delete',
    'biz:list:export',
    'biz:supplier:query',
    'biz:customer:query',
    'biz:customer:add',
    'biz:customer:edit',
    'biz:customer:export',
    'biz:salesman:query',
    'biz:team:query',
    'biz:team:add',
    'biz:team:edit',
    'biz:cart:query',
    'biz:payment:query',
    'biz:payment:add',
    'biz:shipment:query',
    'biz:summary:query',
    'biz:summary:export',
  ],
  PURCHASER: [
    PRICE_PERM,
    'biz:order:query',
    'biz:order:edit',
    'biz:order:ack',
    'biz:futures:query',
    'biz:futures:edit',
    'biz:brand:query',
    'biz:brand:add',
    'biz:brand:edit',
    'biz:category:edit',
    'biz:product:query',
    'biz:product:add',
    'biz:product:edit',
    'biz:product:import',
    'biz:product:export',
    'biz:list:query',
    'biz:supplier:query',
    'biz:supplier:add',
    'biz:supplier:edit',
    'biz:supplier:import',
    'biz:supplier:export',
    'biz:shipment:query',
    'biz:purchase:query',
    'biz:purchase:add',
    'biz:po:query',
    'biz:po:edit',
    'biz:po:receive',
    'biz:po:export',
    'biz:summary:query',
  ],
  WAREHOUSE: [
    CONTACT_PERM,
    'biz:order:query',
    'biz:futures:query',
    'biz:product:query',
    'biz:shipment:query',
    'biz:shipment:add',
    'biz:shipment:edit',
    'biz:po:query',
    'biz:po:receive',
  ],
  FINANCE: [
    PRICE_PERM,
    'biz:order:query',
    'biz:order:export',
    'biz:futures:query',
    'biz:customer:query',
    'biz:team:query',
    'biz:payment:query',
    'biz:payment:add',
    'biz:payment:verify',
    'biz:payment:account',
    'biz:shipment:query',
    'biz:po:query',
    'biz:rate:edit',
    'biz:summary:query',
    'biz:summary:export',
  ],
  GUEST: STAFF_PERMS.filter(isForGuests),
};
