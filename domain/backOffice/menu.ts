/**
 * The menu of the back office: its folders and pages, and below them the permissions. The server seeds
 * and sends it; a house may rename, move and take away what is in it.
 */
import { DEFAULT_GRANTS, STAFF_ROLES, type StaffRole } from '../people/staffGrants';
import {
  PERMISSIONS,
  type Permission,
  type PermissionGroup,
  type StaffPerm,
} from '../people/staffPermissions';
import { LAYOUT, type MenuIcon, type Screen } from './screens';

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

const EVERYBODY = STAFF_ROLES.filter((role) => role !== 'ROOT');

const holders = (perm: StaffPerm): StaffRole[] =>
  EVERYBODY.filter((role) => DEFAULT_GRANTS[role].includes(perm));

/** A folder of the top; it shows itself once a page is in it. */
const folder = (id: string, sort: number, name: string, titleKey: string, icon: MenuIcon): MenuEntry => ({
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

/** Folders and pages, parents before children. */
const PAGES: readonly MenuEntry[] = [
  {
    id: 'm-dashboard',
    type: 'CATALOG',
    sort: 1,
    name: '工作台',
    titleKey: 'route.dashboard',
    routePath: '/dashboard',
    component: LAYOUT,
    redirect: '/dashboard/index',
    icon: 'house',
    roles: EVERYBODY,
    since: 1,
  },
  {
    id: 'm-dashboard-index',
    parentId: 'm-dashboard',
    type: 'MENU',
    sort: 1,
    name: '工作台',
    titleKey: 'route.dashboard',
    routeName: 'Dashboard',
    routePath: 'index',
    component: 'dashboard/index',
    icon: 'house',
    affix: true,
    keepAlive: true,
    roles: EVERYBODY,
    since: 1,
  },
  {
    id: 'm-procurement',
    type: 'CATALOG',
    sort: 2,
    name: '采购',
    titleKey: 'route.procurement',
    routePath: '/procurement',
    component: LAYOUT,
    redirect: '/procurement/order',
    icon: 'package',
    alwaysShow: true,
    roles: EVERYBODY,
    since: 1,
  },
  {
    id: 'm-procurement-order',
    parentId: 'm-procurement',
    type: 'MENU',
    sort: 1,
    name: '采购订单',
    titleKey: 'route.procurementOrders',
    routeName: 'ProcurementOrders',
    routePath: 'order',
    component: 'procurement/index',
    perm: 'biz:order:query',
    icon: 'list',
    keepAlive: true,
    roles: EVERYBODY,
    since: 1,
  },
  {
    id: 'm-procurement-detail',
    parentId: 'm-procurement',
    type: 'MENU',
    sort: 2,
    name: '订单详情',
    titleKey: 'route.orderDetails',
    routeName: 'ProcurementDetail',
    routePath: 'detail/:id',
    component: 'procurement/detail',
    visible: false,
    roles: EVERYBODY,
    since: 1,
  },
  {
    id: 'm-procurement-big',
    parentId: 'm-procurement',
    type: 'MENU',
    sort: 3,
    name: '订单大表',
    titleKey: 'route.orderBigDetails',
    routeName: 'ProcurementBigDetail',
    routePath: 'bigDetail/:id',
    component: 'procurement/bigDetail',
    visible: false,
    roles: EVERYBODY,
    since: 1,
  },
  folder('m-goods', 3, '商品', 'route.goods', 'tag'),
  folder('m-lists', 4, '清单', 'route.lists', 'calendar'),
  folder('m-customers', 5, '客户', 'route.customers', 'users'),
  folder('m-purchases', 6, '采购需求', 'route.purchases', 'bag'),
  folder('m-parcels', 7, '发货', 'route.parcels', 'truck'),
  folder('m-money', 8, '付款与汇总', 'route.money', 'chart'),
  {
    id: 'm-system',
    type: 'CATALOG',
    sort: 9,
    name: '系统管理',
    titleKey: 'route.system',
    routePath: '/system',
    component: LAYOUT,
    icon: 'settings',
    visible: false,
    roles: ['ADMIN'],
    since: 1,
  },
  {
    id: 'm-system-background',
    parentId: 'm-system',
    type: 'MENU',
    sort: 90,
    name: '后台工作',
    titleKey: 'route.background',
    routeName: 'BackgroundWork',
    routePath: 'background',
    component: 'system/background',
    perm: 'sys:background:retry',
    icon: 'sliders',
    keepAlive: true,
    roles: ['ADMIN'],
    since: 4,
  },
];

/** The entry each group of permissions stands under. */
const PARENTS: Readonly<Record<PermissionGroup, string>> = {
  procurementOrder: 'm-procurement-order',
  goods: 'm-goods',
  lists: 'm-lists',
  customers: 'm-customers',
  money: 'm-money',
  parcels: 'm-parcels',
  purchases: 'm-purchases',
  system: 'm-system',
};

/** Id of the entry of a permission: `m-order-edit` for `biz:order:edit`. */
const entryId = (perm: string): string =>
  `m-${perm.split(':').slice(1).join('-')}`.replace('reset-password', 'password');

/** The permissions of a group that no page carries itself. */
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

/** The whole menu as a new house gets it, parents before children. */
export const BACK_OFFICE_MENU: readonly MenuEntry[] = [...PAGES, ...GROUPS.flatMap(buttonsOf)];
