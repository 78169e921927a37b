import { sql } from 'drizzle-orm';
import { PASSWORD } from '../../people';
import { type DemoRows, ADDRESS } from './parts';

const SPARE = sql`select s.id, s.version, s.username, d.id as "deptId", array[r.id] as "roleIds" from staff s
  cross join depts d cross join roles r where s.username = 'spare' and s.deleted_at is null and r.code = 'GUEST' order by d.id limit 1`;

const TEAM = sql`select t.id, t.version, t.manager_id as "userId", array_agg(m.buyer_id) as "memberIds"
  from teams t join team_members m on m.team_id = t.id group by t.id order by t.id limit 1`;

const CUSTOMER = sql`select id, version, salesperson_id as "salesmanId" from buyers where username = 'park'`;

const OWN_PROFILE = sql`select version, nullif(avatar, '') as avatar, coalesce(email, '') as email from staff where username = 'root'`;

/** Rows of the demo data for customers, teams and staff. */
export const PEOPLE_ROWS: DemoRows = {
  frontUserAddressDefaultSet: ADDRESS,
  frontUserAddressDel: sql`select array[id] as ids, id from addresses
    where buyer_id = 'by-demo' and deleted_at is null order by id desc limit 1`,
  frontUserAddressEdit: ADDRESS,
  frontUserUpdate: sql`select version from buyers where id = 'by-demo'`,
  putCustomersByIdIdentity: sql`select id, version from buyers where id = 'by-demo'`,
  getTeamsById: TEAM,
  putTeamsById: TEAM,
  patchTeamsByIdLeader: TEAM,
  getTeamsByIdCreditPage: TEAM,
  postTeamsByIdCredit: TEAM,
  postTeams: sql`select b.id as "leaderId", array[]::text[] as "memberIds" from buyers b
    where not exists (select 1 from team_members m where m.buyer_id = b.id) order by b.id limit 1`,
  getCustomersById: CUSTOMER,
  putCustomersById: CUSTOMER,
  patchCustomersByIdStatus: sql`select id from buyers where username = 'tan'`,
  patchCustomersByIdPhone: CUSTOMER,
  postSalesmenByUserIdCode: sql`select id as "userId" from staff where username = 'sales'`,
  putUsersProfile: OWN_PROFILE,
  postUsers: sql`select "deptId", "roleIds" from (${SPARE}) s`,
  putUsersById: sql`select s.*, 'spare@selvedge.example' as email from (${SPARE}) s`,
  getUsersByIdForm: SPARE,
  patchUsersByIdPassword: SPARE,
  patchUsersByIdStatus: SPARE,
  deleteUsersById: SPARE,
  postUsersFactor: sql`select ${PASSWORD} as password`,
};
