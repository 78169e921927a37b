/**
 * All permissions of staff, with their names and their place in the menu. The codes that the contract and the server check, the menu
 * entries that a role is granted, and the default grants derive from them.
 */

import { BUYER_PERMS, type Perm } from './permissions';
import { CONTACT_PERM, PRICE_PERM } from './fieldVisibility';

/** Permission of staff. */
export interface Permission {
  /** Name in the menu. */
  readonly name: { readonly zh: string; readonly en: string };
  /** Number of the basics step that adds it to installations: the next one for a new permission. */
  readonly since: number;
}

const allows = (since: number, zh: string, en: string): Permission => ({ name: { zh, en }, since });

/** Permissions by the menu entry that they belong to, in the order in which they are shown. */
export const PERMISSIONS = {
  procurementOrder: {
    'biz:order:query': allows(1, '查看订单', 'See orders'),
    'biz:order:confirm': allows(1, '确认与驳回', 'Confirm and reject'),
    'biz:order:ack': allows(1, '记录回执', "Record the supplier's receipt"),
    'biz:order:edit': allows(1, '修改与重新报价', 'Change and offer anew'),
    'biz:order:cancel': allows(1, '取消订单', 'Cancel orders'),
    [PRICE_PERM]: allows(2, '查看价格', 'See prices'),
    [CONTACT_PERM]: allows(2, '查看联系方式', 'See contact data'),
    'biz:customer:edit': allows(2, '修改客户', 'Change customers'),
    'biz:order:add': allows(3, '新建订单', 'Add orders'),
    'biz:order:export': allows(3, '导出订单', 'Export orders'),
    'biz:futures:query': allows(3, '查看期货订单', 'See futures orders'),
    'biz:futures:edit': allows(3, '修改期货订单', 'Change futures orders'),
    'biz:cart:query': allows(3, '查看购物车', 'See shopping carts'),
  },
  products: {
    'biz:brand:query': allows(3, '查看品牌', 'See brands'),
    'biz:brand:add': allows(3, '新增品牌', 'Add brands'),
    'biz:brand:edit': allows(3, '修改品牌', 'Change brands'),
    'biz:brand:delete': allows(3, '删除品牌', 'Delete brands'),
    'biz:category:edit': allows(3, '修改品类', 'Change categories'),
    'biz:product:query': allows(3, '查看商品', 'See products'),
    'biz:product:add': allows(3, '新增商品', 'Add products'),
    'biz:product:edit': allows(3, '修改商品', 'Change products'),
    'biz:product:delete': allows(3, '删除商品', 'Delete products'),
    'biz:product:import': allows(3, '导入商品', 'Import products'),
    'biz:product:export': allows(3, '导出商品', 'Export products'),
    'biz:supplier:query': allows(3, '查看供应商', 'See suppliers'),
    'biz:supplier:add': allows(3, '新增供应商', 'Add suppliers'),
    'biz:supplier:edit': allows(3, '修改供应商', 'Change suppliers'),
    'biz:supplier:delete': allows(3, '删除供应商', 'Delete suppliers'),
    'biz:supplier:import': allows(3, '导入供应商', 'Import suppliers'),
    'biz:supplier:export': allows(3, '导出供应商', 'Export suppliers'),
    'biz:cost:view': allows(5, '查看成本与毛利', 'See costs and margins'),
    'biz:stock:correct': allows(5, '更正库存', 'Correct stock'),
  },
  lists: {
    'biz:list:query': allows(3, '查看清单', 'See lists'),
    'biz:list:add': allows(3, '新增清单', 'Add lists'),
    'biz:list:edit': allows(3, '修改清单', 'Change lists'),
    'biz:list:publish': allows(3, '发布与截单', 'Publish and close lists'),
    'biz:list:delete': allows(3, '删除清单', 'Delete lists'),
    'biz:list:export': allows(3, '导出清单', 'Export lists'),
  },
  customers: {
    'biz:customer:query': allows(3, '查看客户', 'See customers'),
    'biz:customer:add': allows(3, '新增客户', 'Add customers'),
    'biz:customer:export': allows(3, '导出客户', 'Export customers'),
    'biz:salesman:query': allows(3, '查看业务员', 'See salespeople'),
    'biz:salesman:edit': allows(3, '修改业务员', 'Change salespeople'),
    'biz:team:query': allows(3, '查看客户团队', 'See teams'),
    'biz:team:add': allows(3, '新增客户团队', 'Add teams'),
    'biz:team:edit': allows(3, '修改客户团队', 'Change teams'),
    'biz:team:delete': allows(3, '删除客户团队', 'Delete teams'),
  },
  money: {
    'biz:payment:query': allows(3, '查看付款', 'See payments'),
    'biz:payment:add': allows(3, '登记付款', 'Record payments'),
    'biz:payment:verify': allows(3, '核收付款凭证', 'Verify payment proofs'),
    'biz:payment:account': allows(3, '修改收款账户', 'Change bank accounts'),
    'biz:rate:edit': allows(3, '修改汇率', 'Change exchange rates'),
    'biz:summary:query': allows(3, '查看数据汇总', 'See the data summary'),
    'biz:summary:export': allows(3, '导出数据汇总', 'Export the data summary'),
    'sys:config:query': allows(6, '查看交易规则', 'See the rules of trade'),
    'sys:config:update': allows(6, '修改交易规则', 'Set the rules of trade'),
  },
  parcels: {
    'biz:shipment:query': allows(3, '查看发货', 'See shipments'),
    'biz:shipment:add': allows(3, '登记发货', 'Ship'),
    'biz:shipment:edit': allows(3, '修改发货', 'Change shipments'),
  },
  purchases: {
    'biz:purchase:query': allows(3, '查看采购需求', 'See purchases'),
    'biz:purchase:add': allows(3, '新建采购需求', 'Add purchases'),
    'biz:po:query': allows(3, '查看采购单', 'See purchase orders'),
    'biz:po:edit': allows(3, '修改采购单', 'Change purchase orders'),
    'biz:po:receive': allows(3, '采购单收货', 'Receive purchase orders'),
    'biz:po:export': allows(3, '导出采购单', 'Export purchase orders'),
  },
  system: {
    'sys:user:query': allows(1, '查看用户', 'See users'),
    'sys:user:add': allows(1, '新增用户', 'Add users'),
    'sys:user:edit': allows(1, '修改用户', 'Change users'),
    'sys:user:delete': allows(1, '删除用户', 'Delete users'),
    'sys:user:reset-password': allows(1, '重置密码', 'Reset passwords'),
    'sys:user:import': allows(1, '导入用户', 'Import users'),
    'sys:user:export': allows(1, '导出用户', 'Export users'),
    'sys:menu:query': allows(1, '查看菜单', 'See the menu'),
    'sys:menu:add': allows(1, '新增菜单', 'Add menu entries'),
    'sys:menu:edit': allows(1, '修改菜单', 'Change menu entries'),
    'sys:menu:delete': allows(1, '删除菜单', 'Delete menu entries'),
    'sys:metrics:query': allows(2, '查看运行指标', 'See the figures of the server'),
    'sys:role:query': allows(3, '查看角色', 'See roles'),
    'sys:role:add': allows(3, '新增角色', 'Add roles'),
    'sys:role:edit': allows(3, '修改角色', 'Change roles'),
    'sys:role:delete': allows(3, '删除角色', 'Delete roles'),
    'sys:dept:query': allows(3, '查看部门', 'See departments'),
    'sys:dept:add': allows(3, '新增部门', 'Add departments'),
    'sys:dept:edit': allows(3, '修改部门', 'Change departments'),
    'sys:dept:delete': allows(3, '删除部门', 'Delete departments'),
    'sys:dict:query': allows(3, '查看字典', 'See dictionaries'),
    'sys:dict:add': allows(3, '新增字典', 'Add dictionaries'),
    'sys:dict:edit': allows(3, '修改字典', 'Change dictionaries'),
    'sys:dict:delete': allows(3, '删除字典', 'Delete dictionaries'),
    'sys:dict-item:add': allows(3, '新增字典项', 'Add dictionary items'),
    'sys:dict-item:edit': allows(3, '修改字典项', 'Change dictionary items'),
    'sys:dict-item:delete': allows(3, '删除字典项', 'Delete dictionary items'),
    'sys:notice:query': allows(3, '查看通知', 'See notices'),
    'sys:notice:add': allows(3, '新增通知', 'Add notices'),
    'sys:notice:edit': allows(3, '修改通知', 'Change notices'),
    'sys:notice:publish': allows(3, '发布通知', 'Publish notices'),
    'sys:notice:revoke': allows(3, '撤回通知', 'Revoke notices'),
    'sys:notice:delete': allows(3, '删除通知', 'Delete notices'),
    'sys:log:query': allows(3, '查看操作日志', 'See the records'),
    'sys:job:query': allows(3, '查看后台任务', 'See background jobs'),
    'sys:background:retry': allows(4, '查看并重试后台工作', 'See background work and try it again'),
    'sys:log:export': allows(6, '导出操作日志', 'Export the records'),
    'sys:user:reset-factor': allows(6, '撤销两步验证', 'Take two-step verification away'),
    'sys:job:cancel': allows(7, '取消他人的后台任务', 'Cancel jobs of others'),
  },
} satisfies Record<string, Record<string, Permission>>;

type Groups = typeof PERMISSIONS;
/** Group of permissions: the menu entry that they belong to. */
export type PermissionGroup = keyof Groups;
/** Permission code of staff. */
export type StaffPerm = { [Group in PermissionGroup]: keyof Groups[Group] }[PermissionGroup];

/** All permission codes of staff. */
export const STAFF_PERMS = Object.values(PERMISSIONS).flatMap((group) => Object.keys(group)) as StaffPerm[];

/** Returns the text as a permission of either side; throws when there is none of that name. */
export function asPerm(text: string): Perm {
  const found = [...BUYER_PERMS, ...STAFF_PERMS].find((perm) => perm === text);
  if (found === undefined) throw new Error(`${text} is no permission`);
  return found;
}
