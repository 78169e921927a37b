import { sql } from 'drizzle-orm';
import type { DemoRows } from './parts';

const ACCOUNT = sql`select id, version, account_no as "accountNo" from payment_accounts where deleted_at is null`;

const ROLE = sql`select r.id, r.version, r.code, r.name, array['m-goods'] as "menuIds" from roles r where r.code = 'GUEST'`;

const DEPT = sql`select d.id, d.version, d.code, d.name, d.parent_id as "parentId" from depts d
  where d.parent_id is not null order by d.id limit 1`;

const DICT = sql`select id, version, code, name, 'ENABLED' as status from dicts order by code limit 1`;

const WORD = sql`select w.id as "itemId", w.version, w.code, w.value, 'ENABLED' as status from dict_items w
  where w.code = 'gender' order by w.sort limit 1`;

const ANNOUNCEMENT = sql`select n.id, n.version, array[t.id] as ids from house_notices n cross join teams t
  where n.status = 'DRAFT' order by n.id, t.id limit 1`;

/** Rows of the demo data for settings: accounts, rates, menus, roles, departments, dictionaries and notices. */
export const SETTINGS_ROWS: DemoRows = {
  putPaymentAccountsById: sql`${ACCOUNT} order by id limit 1`,
  deletePaymentAccountsById: sql`${ACCOUNT} order by id desc limit 1`,
  putConfigById: sql`select 'surchargeTiers' as id, 1 as version`,
  putExchangeRatesByName: sql`select name, version from exchange_rates where name = 'CNY'`,
  putMenusById: sql`select id, version, parent_id as "parentId", perm, route_name as "routeName", route_path as "routePath",
    component from menus where type = 'MENU' and route_name is not null and perm is not null order by id limit 1`,
  patchMenusById: sql`select id from menus where id = 'm-goods'`,
  getMenusByIdForm: sql`select id from menus order by id limit 1`,
  deleteMenusById: sql`select id from menus where type = 'BUTTON' order by id desc limit 1`,
  getRolesByIdForm: ROLE,
  putRolesById: ROLE,
  putRolesByIdStatus: ROLE,
  getRolesByIdMenuIds: ROLE,
  putRolesByIdMenus: ROLE,
  getDeptByIdForm: DEPT,
  postDept: sql`select id as "parentId" from depts where parent_id is null limit 1`,
  putDeptById: DEPT,
  getDictsByIdForm: DICT,
  putDictsById: DICT,
  getDictsByCodeItems: WORD,
  getDictsByCodeItemsPage: WORD,
  getDictsByCodeItemsByItemIdForm: WORD,
  putDictsByCodeItemsByItemId: WORD,
  getNoticesByIdForm: ANNOUNCEMENT,
  putNoticesById: ANNOUNCEMENT,
};
