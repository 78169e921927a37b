import { DEFAULT_SCOPES } from '@selvedge/domain/people/dataScope';
import {
  CONTACT_PERM,
  DEFAULT_GRANTS,
  PRICE_PERM,
  STAFF_ROLES,
  type StaffPerm,
  type StaffRole,
} from '@selvedge/domain/people/staffGrants';
import type { menus, roles } from '../../db/schema/system';
import { LAYOUT } from './screens';

type Menu = typeof menus.$inferInsert;

/** A menu entry of the basics. */
export interface SeedMenu extends Menu {
  /** Roles that hold the entry at the start; ROOT needs no grant. */
  roles: readonly StaffRole[];
}

const EVERYBODY = STAFF_ROLES.filter((role) => role !== 'ROOT');

const holders = (perm: StaffPerm): StaffRole[] =>
  EVERYBODY.filter((role) => DEFAULT_GRANTS[role].includes(perm));

const button = (id: string, parentId: string, sort: number, name: string, perm: StaffPerm): SeedMenu => ({
  id,
  parentId,
  type: 'BUTTON',
  sort,
  name,
  perm,
  roles: holders(perm),
});

/** The menu of the first step, parents before children. Released: what is new goes into a step of its own (`basicSteps.ts`). */
export const SEED_MENUS: SeedMenu[] = [
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
  },
  button('m-order-confirm', 'm-procurement-order', 1, '确认与驳回', 'biz:order:confirm'),
  button('m-order-ack', 'm-procurement-order', 2, '记录回执', 'biz:order:ack'),
  button('m-order-edit', 'm-procurement-order', 3, '修改与重新报价', 'biz:order:edit'),
  button('m-order-cancel', 'm-procurement-order', 4, '取消订单', 'biz:order:cancel'),
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
  },
  button('m-user-query', 'm-system', 1, '查看用户', 'sys:user:query'),
  button('m-user-add', 'm-system', 2, '新增用户', 'sys:user:add'),
  button('m-user-edit', 'm-system', 3, '修改用户', 'sys:user:edit'),
  button('m-user-delete', 'm-system', 4, '删除用户', 'sys:user:delete'),
  button('m-user-password', 'm-system', 5, '重置密码', 'sys:user:reset-password'),
  button('m-user-import', 'm-system', 6, '导入用户', 'sys:user:import'),
  button('m-user-export', 'm-system', 7, '导出用户', 'sys:user:export'),
  button('m-menu-query', 'm-system', 8, '查看菜单', 'sys:menu:query'),
  button('m-menu-add', 'm-system', 9, '新增菜单', 'sys:menu:add'),
  button('m-menu-edit', 'm-system', 10, '修改菜单', 'sys:menu:edit'),
  button('m-menu-delete', 'm-system', 11, '删除菜单', 'sys:menu:delete'),
];

/** A role of the basics. */
export interface SeedRole extends Omit<typeof roles.$inferInsert, 'id'> {
  code: StaffRole;
}

/** What decides whether prices, contact data and the figures of the server are seen (step 2). */
export const SIGHT_MENUS: readonly SeedMenu[] = [
  button('m-price-view', 'm-procurement-order', 5, '查看价格', PRICE_PERM),
  button('m-contact-view', 'm-procurement-order', 6, '查看联系方式', CONTACT_PERM),
  button('m-customer-edit', 'm-procurement-order', 7, '修改客户', 'biz:customer:edit'),
  button('m-metrics-query', 'm-system', 9, '查看运行指标', 'sys:metrics:query'),
];

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
