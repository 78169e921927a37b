/**
 * Menu of the back office: its folders and pages, and below them the permissions. The server seeds and sends it; an installation may
 * rename, move and remove its entries.
 */
import {
  PERMISSIONS,
  type Permission,
  type PermissionGroup,
  type StaffPerm,
} from '../people/staffPermissions';
import { CUSTOMERS } from './menu/customers';
import { DASHBOARD } from './menu/dashboard';
import { DEMO } from './menu/demo';
import { PRODUCTS } from './menu/products';
import { LISTS } from './menu/lists';
import { MONEY } from './menu/money';
import { PARCELS } from './menu/parcels';
import { PROCUREMENT } from './menu/procurement';
import { PURCHASES } from './menu/purchases';
import { SYSTEM } from './menu/system';
import { holders, type MenuEntry } from './menu/entry';

/** Folders and pages, parents before children. */
const PAGES: readonly MenuEntry[] = [
  ...DASHBOARD,
  ...PROCUREMENT,
  ...PRODUCTS,
  ...LISTS,
  ...CUSTOMERS,
  ...PURCHASES,
  ...PARCELS,
  ...MONEY,
  ...SYSTEM,
  ...DEMO,
];

/** Parent entry of each group of permissions. */
const PARENTS: Readonly<Record<PermissionGroup, string>> = {
  procurementOrder: 'm-procurement-order',
  products: 'm-goods',
  lists: 'm-lists',
  customers: 'm-customers',
  money: 'm-money',
  parcels: 'm-parcels',
  purchases: 'm-purchases',
  system: 'm-system',
};

/** Returns the id of a permission's entry: `m-order-edit` for `biz:order:edit`. */
const entryId = (perm: string): string =>
  `m-${perm.split(':').slice(1).join('-')}`.replace('reset-password', 'password');

/** Returns the entries of a group's permissions that no page has itself. */
function buttonsOf(group: PermissionGroup): MenuEntry[] {
  const pages = new Set<string | undefined>(PAGES.map(({ perm }) => perm));
  const entries = Object.entries<Permission>(PERMISSIONS[group]).filter(([perm]) => !pages.has(perm));
  return entries.map(([perm, { name, since }], index) => ({
    id: entryId(perm),
    parentId: PARENTS[group],
    type: 'BUTTON',
    sort: index + 1,
    name: name.zh,
    perm: perm as StaffPerm,
    roles: holders(perm as StaffPerm),
    since,
  }));
}

const GROUPS = Object.keys(PERMISSIONS) as PermissionGroup[];

/** The whole menu of a new installation, parents before children. */
export const BACK_OFFICE_MENU: readonly MenuEntry[] = [...PAGES, ...GROUPS.flatMap(buttonsOf)];
