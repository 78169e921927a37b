import { DEFAULT_GRANTS, STAFF_ROLES, type StaffRole } from '../../people/staffGrants';
import type { StaffPerm } from '../../people/staffPermissions';
import { LAYOUT, type MenuIcon, type Screen } from '../screens';

/** An entry of the menu. */
export interface MenuEntry {
  readonly id: string;
  readonly parentId?: string;
  /** A folder, a page, or a permission without a page of its own. */
  readonly type: 'CATALOG' | 'MENU' | 'BUTTON';
  /** Place among its siblings. */
  readonly sort: number;
  /** Name in the editor of the menu; the house may change it. */
  readonly name: string;
  /** Key of the title in the back office's words; without one the name is shown. */
  readonly titleKey?: string;
  readonly routeName?: string;
  readonly routePath?: string;
  readonly component?: Screen | typeof LAYOUT;
  readonly redirect?: string;
  readonly icon?: MenuIcon;
  readonly affix?: boolean;
  readonly keepAlive?: boolean;
  readonly alwaysShow?: boolean;
  /** False for pages that are reached from others. */
  readonly visible?: boolean;
  readonly perm?: StaffPerm;
  /** Roles that hold the entry from the start; ROOT needs no grant. */
  readonly roles: readonly StaffRole[];
  /** Step of the basics that brought it to the houses. */
  readonly since: number;
}

/** Every role but ROOT, which needs no grant. */
export const EVERYBODY = STAFF_ROLES.filter((role) => role !== 'ROOT');

/** Who holds a permission from the start. */
export const holders = (perm: StaffPerm): StaffRole[] =>
  EVERYBODY.filter((role) => DEFAULT_GRANTS[role].includes(perm));

/** A folder of the top; it shows itself once a page is in it. */
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
