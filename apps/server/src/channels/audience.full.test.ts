import { DATA_SCOPES } from '@selvedge/domain/people/dataScope';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { newId } from '../db/ids';
import { teams } from '../db/schema/accounts';
import { notify } from '../modules/notices/write/inbox';
import { announceOrder, announceStock } from '../modules/orders/notices/notify';
import { field, makeList } from '../testing/builders';
import { type OrderFixture, startOrderFixture } from '../testing/orderFixture';
import { OWNERS, SEEN, type ScopeFixture, startScopeFixture } from '../testing/scopeFixture';
import type { Tester } from '../testing/testers';
import { announce } from '../live/announce';

interface Frame {
  type: string;
  id: string;
  data: unknown;
}

async function open(address: string, channel: 'front' | 'admin', { token }: Tester) {
  const socket = new WebSocket(`${address}/ws/${channel}`);
  const frames: Frame[] = [];
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as Frame));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ token }));
  await expect.poll(() => frames.length).toBe(1);
  const ids = (type: string) => frames.filter((frame) => frame.type === type).map(({ id }) => id);
  return { socket, frames, ids };
}

describe('staff', () => {
  let fixture: ScopeFixture;
  beforeAll(async () => {
    fixture = await startScopeFixture(['biz:order:query']);
  });
  afterAll(() => fixture.server.close());

  test('D-52 D-54 frames of an order reach the staff who may read it, and no others', async () => {
    const address = (await fixture.server.listen()).replace('http', 'ws');
    const pages = await Promise.all(
      DATA_SCOPES.map(async (scope) => ({
        scope,
        page: await open(address, 'admin', fixture.viewers[scope]),
      })),
    );
    const made = [];
    for (const owner of OWNERS) made.push({ owner, id: (await fixture.order(owner)).id });
    const all = pages.find(({ scope }) => scope === 'ALL')?.page;
    await expect.poll(() => all?.ids('order.changed').length).toBe(OWNERS.length);
    for (const { scope, page } of pages) {
      const readable = made.filter(({ owner }) => SEEN[scope].includes(owner)).map(({ id }) => id);
      expect(page.ids('order.changed').sort(), scope).toEqual(readable.sort());
      page.socket.close();
    }
  });
});

describe('buyers', () => {
  let fixture: OrderFixture;
  let address: string;
  beforeAll(async () => {
    fixture = await startOrderFixture();
    address = (await fixture.server.listen()).replace('http', 'ws');
  });
  // Restores the real clock also after a failed test.
  afterEach(() => void vi.useRealTimers());
  afterAll(() => fixture.server.close());

  test('Q-43 D-36 in a team of own orders a member does not hear of the leader’s, once it shows all he does', async () => {
    const { db } = fixture.server;
    const visibility = (orderVisibility: 'OWN' | 'TEAM') => db.update(teams).set({ orderVisibility });
    await visibility('OWN');
    const member = await open(address, 'front', fixture.chen);
    const leader = await open(address, 'front', fixture.lin);
    const first = await fixture.order({ qty: 3 });
    await expect.poll(() => leader.ids('order.changed')).toEqual([first.id]);
    expect((await fixture.chen.get(`/api/sp/front/order/detail/${first.id}`)).code).toBe(40401);
    await visibility('TEAM');
    await announce(db, { to: { everyBuyer: true }, type: 'team.changed', id: fixture.teamId });
    await expect.poll(() => member.ids('team.changed').length).toBe(1);
    await expect
      .poll(async () => {
        await db.transaction((tx) =>
          announceOrder(
            tx,
            {
              ...first,
              orderNo: 'O25112000001',
              buyerId: fixture.linId,
              teamId: fixture.teamId,
              notifyUserIds: [],
              version: 1,
            },
            { action: 'cancelOrder', subOrderIds: [] },
            { staffId: null, depts: [] },
          ),
        );
        return member.ids('order.changed').length;
      })
      .toBeGreaterThan(0);
    for (const { socket } of [member, leader]) socket.close();
  });

  test('Q-43 changed stock is told to who sees the list, gathered, in one frame', async () => {
    const { db } = fixture.server;
    const everybodys = await makeList(db, { name: 'open' });
    const ours = await makeList(db, { visibility: 'TEAMS', visibleTo: [fixture.teamId] });
    const live = await makeList(db, { visibility: 'IDENTITIES', visibleTo: ['OVERSEAS_TRADER'] });
    await db.execute(sql`update buyers set identity_confirmed_at = now() where username = 'lin'`);
    const pages = {
      lin: await open(address, 'front', fixture.lin),
      chen: await open(address, 'front', fixture.chen),
      stranger: await open(address, 'front', fixture.stranger),
    };
    const shown = ({ frames }: (typeof pages)['lin']) =>
      frames
        .filter(({ type }) => type === 'stock.changed')
        .map(({ data }) => (field(data, 'listIds') as string[]).toSorted());
    /** Resolves with the frame after which the condition is true; `expect.poll` would move the clock. */
    const heard = ({ socket }: (typeof pages)['lin'], isSo: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (!isSo()) return;
          socket.off('message', look);
          resolve();
        };
        socket.on('message', look);
        look();
      });
    /** Announces stock changes that many times, and waits until the server has received all of them. */
    const changeStock = async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1)
        await db.transaction((tx) => announceStock(tx, [everybodys, ours, live, everybodys]));
      const mark = newId();
      await announce(db, { to: { everyBuyer: true }, type: 'mark', id: mark });
      await heard(pages.lin, () => pages.lin.ids('mark').includes(mark));
    };
    const toldTimes = (times: number) =>
      Promise.all(Object.values(pages).map((page) => heard(page, () => shown(page).length === times)));
    // Flushes what an order of another test announced, so that nothing waits for the real clock any more.
    await changeStock(1);
    await Promise.all(
      Object.values(pages).map((page) => heard(page, () => shown(page).flat().includes(everybodys))),
    );
    for (const { frames } of Object.values(pages)) frames.length = 0;
    // Fakes the clock of the stock relay, which then advances as far as the test lets it; a second has passed since the last frame.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    vi.advanceTimersByTime(1000);
    const asked = vi.spyOn(db, 'execute');
    try {
      await changeStock(20);
      expect(shown(pages.lin)).toEqual([]);
      asked.mockClear();
      vi.advanceTimersByTime(0);
      await toldTimes(1);
      expect(asked).toHaveBeenCalledTimes(1);
      await changeStock(20);
      asked.mockClear();
      vi.advanceTimersByTime(999);
      expect(asked).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      await toldTimes(2);
      expect(asked).toHaveBeenCalledTimes(1);
    } finally {
      asked.mockRestore();
      vi.useRealTimers();
    }
    const each = (seen: string[]) => [seen.toSorted(), seen.toSorted()];
    expect(shown(pages.lin)).toEqual(each([everybodys, ours, live]));
    expect(shown(pages.chen)).toEqual(each([everybodys, ours]));
    expect(shown(pages.stranger)).toEqual(each([everybodys]));
    for (const { socket } of Object.values(pages)) socket.close();
  });

  test('D-38 D-54 a team of 2,000 orders, takes every step and is told, in a bounded number of statements', async () => {
    const { server, lin, sales, teamId } = fixture;
    const { db } = server;
    await db.execute(sql`insert into buyers (id, username, password_hash, identity_type)
      select 'crowd-of-the-team-member-' || n, 'crowd' || n, '', 'PHYSICAL_STORE' from generate_series(1, 2000) n`);
    await db.execute(sql`insert into team_members (buyer_id, team_id, role)
      select id, ${teamId}, 'MEMBER' from buyers where username like 'crowd%'`);
    const order = await fixture.order({ qty: 4 });
    await db.execute(sql`update orders set notify_user_ids =
      (select array_agg(id) from buyers where username like 'crowd%') where id = ${order.id}`);
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const confirmed = await sales.put(`/api/v1/sub-orders/${order.subIds[0]}/confirm`, {
      version: 1,
      lines: [],
    });
    expect(confirmed.code, confirmed.raw.body.slice(0, 300)).toBe(200);
    expect(statements.mock.calls.length).toBeLessThan(150);
    statements.mockRestore();
    await server.work();
    const told = await db.execute(sql`select count(distinct owner_id)::int as people from notices
      where link = ${`/procurement/detail/${order.id}`} and owner_id like 'crowd%'`);
    expect(told.rows).toEqual([{ people: 2000 }]);
    const current = await lin.get(`/api/sp/front/order/detail/${order.id}`);
    const version = Number(field(current.data, 'version'));
    const cancelled = await lin.post('/api/sp/front/order/cancel', {
      orderId: order.id,
      reason: '不要了',
      version,
    });
    expect(cancelled.code).toBe(200);
  });

  test('D-54 a notice to many is written once each and announced in parts PostgreSQL takes', async () => {
    const { db } = fixture.server;
    const buyerIds = Array.from(
      { length: 2000 },
      (_, at) => `${'x'.repeat(60)}${String(at).padStart(4, '0')}`,
    );
    const page = await open(address, 'front', fixture.lin);
    await notify(db, {
      to: { buyerIds: [...buyerIds, fixture.linId] },
      type: 'ORDER',
      title: 't',
      text: 'x'.repeat(900),
    });
    await fixture.server.work();
    const last = ({ type, data }: (typeof page.frames)[number]) =>
      type === 'notice' && field(data, 'title') === 't';
    await expect.poll(() => page.frames.filter(last)).toHaveLength(1);
    await notify(db, { to: { buyerIds: [fixture.linId] }, type: 'ORDER', title: 't', text: 'one' });
    await expect.poll(() => page.frames.at(-1)).toMatchObject({ type: 'notice', data: { text: 'one' } });
    page.socket.close();
  });
});
