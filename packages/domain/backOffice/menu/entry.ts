import { DEFAULT_GRANTS, STAFF_ROLES, type StaffRole } from '../../people/staffGrants';
import type { StaffPerm } from '../../people/staffPermissions';
import { LAYOUT, type MenuIcon, type Screen } from '../screens';

/** Entry of the menu. */
export interface MenuEntry {
  readonly id: string;
  readonly parentId?: string;
  /** Type of the entry: a folder, a page, or a permission without a page of its own. */
  readonly type: 'CATALOG' | 'MENU' | 'BUTTON';
  /** Position among its siblings. */
  readonly sort: number;
  /** Name in the menu editor; an installation may change it. */
  readonly name: string;
  /** Key of the title in the messages of the back office; without a key the name is shown. */
  readonly titleKey?: string;
  readonly routeName?: string;
  readonly routePath?: string;
  readonly component?: Screen | typeof LAYOUT;
  readonly redirect?: string;
  readonly icon?: MenuIcon;
  readonly affix?: boolean;
  readonly keepAlive?: boolean;
  readonly alwaysShow?: boolean;
  /** Whether the entry is shown in the menu; false for pages that are opened from others. */
  readonly visible?: boolean;
  readonly perm?: StaffPerm;
  /** Roles that have the entry by default; ROOT needs no grant. */
  readonly roles: readonly StaffRole[];
  /** Number of the basics step that adds the entry to installations. */
  readonly since: number;
}

/** Every role but ROOT, which needs no grant. */
export const EVERYBODY = STAFF_ROLES.filter((role) => role !== 'ROOT');

/** Returns the roles that have a permission by default. */
export const holders = (perm: StaffPerm): StaffRole[] =>
  EVERYBODY.filter((role) => DEFAULT_GRANTS[role].includes(perm));

/** Returns a top-level folder; it appears once it contains a page. */
export const folder = (
  id: string,
  sort: number,
  name: string,
  titleKey: string,
  icon: MenuIcon,
): MenuEntry => ({
  id,
  type: 'CATALOG',
  sort,
  name,
  titleKey,
  routePath: `/${id.slice('m-'.length)}`,
  component: LAYOUT,
  icon,
  roles: EVERYBODY,
  since: 3,
});
