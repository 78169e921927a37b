import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { field } from '../src/testing/builders';
import { makeBuyer, makeStaff } from '../src/testing/people';
import type { Tester } from '../src/testing/testers';
import { KEPT, send, tokenHeader, validCall } from './lib/calls';
import { fingerprint, startTortureFixture, type TortureFixture } from './lib/fixture';
import { titled } from './lib/settings';

vi.setConfig({ testTimeout: 300_000 });

const SCOPES = ['ALL', 'DEPT_AND_BELOW', 'DEPT', 'OWN'] as const;
type Scope = (typeof SCOPES)[number];

/** Owners of the orders: the caller, a colleague, a member of the department below, a member of another one. */
const PLACES = ['own', 'colleague', 'below', 'elsewhere'] as const;
const SEEN: Record<Scope, readonly (typeof PLACES)[number][]> = {
  ALL: PLACES,
  DEPT_AND_BELOW: ['own', 'colleague', 'below'],
  DEPT: ['own', 'colleague'],
  OWN: ['own'],
};

let fixture: TortureFixture;
const callers = new Map<Scope, Tester>();
const orders = new Map<string, string>();

/** Assigns an order to a new customer whose salesperson is this staff member. */
async function hand(orderId: string, staffId: string, phone: string): Promise<void> {
  const { db } = fixture.server;
  const buyerId = await makeBuyer(db, { username: `of-${phone}`, phone, salespersonId: staffId });
  await db.execute(sql`update orders set buyer_id = ${buyerId}, team_id = null, salesperson_id = ${staffId}
    where id = ${orderId}`);
}

/** Makes a salesperson whose only role has the grants of SALES and this scope. */
async function makeSeller(scope: Scope): Promise<string> {
  const { db } = fixture.server;
  const username = `scope-${scope.toLowerCase()}`;
  const role = `r-${username}`;
  await db.execute(
    sql`insert into roles (id, code, name, data_scope) values (${role}, ${username}, ${scope}, ${scope})`,
  );
  await db.execute(sql`insert into role_menus (role_id, menu_id)
    select ${role}, menu_id from role_menus where role_id = 'r-sales'`);
  const id = await makeStaff(db, { username });
  await db.execute(sql`insert into staff_roles (staff_id, role_id) values (${id}, ${role})`);
  callers.set(scope, await fixture.server.staff(username));
  return id;
}

/** Makes the departments and salespersons and assigns each an order of the demo data; all other orders belong to `elsewhere`. */
beforeAll(async () => {
  fixture = await startTortureFixture();
  const { db } = fixture.server;
  await db.execute(sql`insert into depts (id, parent_id, name) values ('d-below', 'd-sales', 'below')`);
  const elsewhere = await makeStaff(db, { username: 'elsewhere', deptId: 'd-finance' });
  await db.execute(sql`update buyers set salesperson_id = ${elsewhere}`);
  await db.execute(sql`update orders set salesperson_id = ${elsewhere}`);
  const owners: [string, string][] = [
    ['colleague', await makeStaff(db, { username: 'colleague' })],
    ['below', await makeStaff(db, { username: 'below', deptId: 'd-below' })],
    ['elsewhere', elsewhere],
  ];
  for (const scope of SCOPES) owners.push([`${scope} own`, await makeSeller(scope)]);
  const found = await db.execute<{ id: string }>(sql`select id from orders order by id limit 7`);
  for (const [at, [name, staffId]] of owners.entries()) {
    const orderId = found.rows[at]?.id ?? '';
    await hand(orderId, staffId, `1380019000${at}`);
    orders.set(name, orderId);
  }
});
afterAll(() => fixture.server.close());

const orderOf = (scope: Scope, place: string) => orders.get(place === 'own' ? `${scope} own` : place) ?? '';

function callerOf(scope: Scope): Tester {
  const found = callers.get(scope);
  if (found === undefined) throw new Error(`nobody has ${scope}`);
  return found;
}

async function listed(caller: Tester): Promise<{ ids: Set<string>; total: number }> {
  const { data } = await caller.get('/api/v1/orders/page', { pageNum: 1, pageSize: 200 });
  const rows = field(data, 'list');
  const ids = Array.isArray(rows) ? rows.map((row) => String(field(row, 'id'))) : [];
  return { ids: new Set(ids), total: Number(field(data, 'total')) };
}

describe.each(SCOPES)(titled('data scope %s'), (scope) => {
  test('Q-36 Q-43 the list shows what is in reach and counts nothing else', async () => {
    const { ids, total } = await listed(callerOf(scope));
    for (const place of PLACES)
      expect(ids.has(orderOf(scope, place)), place).toBe(SEEN[scope].includes(place));
    expect(total).toBe(ids.size);
    const counts = (await callerOf(scope).get('/api/v1/orders/count')).data;
    expect(field(counts, 'status', 'ALL')).toBe(total);
  });

  test('Q-36 Q-43 an order out of reach answers every call like an unknown one, and is not changed', async () => {
    const { server, things } = fixture;
    const about = KEPT.filter(({ path }) => /^\/api\/v1\/(orders|sub-orders)\/\{id\}/.test(path));
    const token = callerOf(scope).token;
    const before = await fingerprint(server);
    for (const place of PLACES.filter((one) => !SEEN[scope].includes(one))) {
      const id = orderOf(scope, place);
      const sub = await server.db.execute<{ id: string }>(
        sql`select id from sub_orders where order_id = ${id} order by id limit 1`,
      );
      const foreign = { ...things, orders: id, sub_orders: sub.rows[0]?.id ?? '' };
      for (const operation of about) {
        const own = tokenHeader(operation, token);
        const [theirs, unknown] = [
          await send(server, validCall(operation, foreign), own),
          await send(
            server,
            validCall(operation, { ...foreign, orders: 'nothing', sub_orders: 'nothing' }),
            own,
          ),
        ];
        expect({ id: operation.id, status: theirs.status, body: theirs.body }).toEqual({
          id: operation.id,
          status: unknown.status,
          body: unknown.body,
        });
      }
    }
    expect(await fingerprint(server)).toEqual(before);
  });
});
