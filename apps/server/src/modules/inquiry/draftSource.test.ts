import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teamMembers } from '../../db/schema/accounts';
import { approvals, draftLines, drafts } from '../../db/schema/cart';
import { field, makeAddress, makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import type { Tester } from '../../testing/testers';

const FRONT = '/api/sp/front';
const LIMIT = 50_000;
let fixture: OrderFixture;
let chenId: string;
let places: Map<Tester, string>;

beforeAll(async () => {
  fixture = await startOrderFixture();
  chenId = String(field((await fixture.chen.get(`${FRONT}/user/get/info`)).data, 'id'));
  places = new Map([
    [fixture.lin, fixture.addressId],
    [fixture.chen, await makeAddress(fixture.server.db, chenId)],
  ]);
});
afterAll(() => fixture.server.close());

/** Creates a style of two sizes in a draft of `lin` with 6 and 7 pieces, shared with the team. */
async function sharedDraft(owner = fixture.lin) {
  const { server, listId } = fixture;
  const productId = await makeProduct(server.db, { listId, sizes: { '38': 20, '40': 20, '42': 20 } });
  const [small = '', middle = '', other = ''] = ['38', '40', '42'].map((size) => `${productId}-${size}`);
  const lines = [small, middle].map((skuId, index) => ({
    productId,
    skuId,
    listId,
    qty: index === 0 ? 6 : 7,
  }));
  const saved = await owner.post(`${FRONT}/inquiry/draft/save`, { title: 'Spring', shared: true, lines });
  expect(saved.code, saved.raw.body).toBe(200);
  return { id: String(field(saved.data, 'id')), small, middle, other };
}

/** Calls a route with an inquiry that names a draft, with lines of its own by SKU. */
function call(path: string, by: Tester, draftId: string, pieces?: Record<string, number>) {
  const lines = Object.entries(pieces ?? {}).map(([skuId, qty]) => ({ skuId, listId: fixture.listId, qty }));
  const body = {
    draftId,
    ...(pieces === undefined ? {} : { lines }),
    addressId: places.get(by),
    paymentMethod: 'OFFLINE_TRANSFER',
    notifyUserIds: [],
  };
  return by.post(`${FRONT}/${path}`, body, { 'idempotency-key': randomUUID() });
}

/** Returns the content of a draft: pieces by SKU and its version; null after it was deleted. */
async function held(id: string) {
  const { db } = fixture.server;
  const [draft] = await db.select().from(drafts).where(eq(drafts.id, id));
  if (draft === undefined) return null;
  const rows = await db
    .select()
    .from(draftLines)
    .where(eq(draftLines.draftId, id))
    .orderBy(asc(draftLines.position));
  return {
    lines: rows.map(({ skuId, qty }) => [skuId, qty]),
    version: draft.version,
    updatedBy: draft.updatedBy,
  };
}

test('X-B40 D-36 a shared draft of which nothing is ordered stays as it was, whoever named it', async () => {
  const { id, small, middle, other } = await sharedDraft();
  const before = await held(id);
  const made = await call('inquiry/create', fixture.chen, id, { [other]: 3 });
  expect(made.code, made.raw.body).toBe(200);
  expect(await held(id)).toEqual(before);
  expect(before).toMatchObject({
    lines: [
      [small, 6],
      [middle, 7],
    ],
    version: 1,
  });
});

test('X-B40 D-36 what is ordered of a draft leaves it by the piece, the rest stays and its version rises', async () => {
  const { id, small, middle, other } = await sharedDraft();
  const some = await call('inquiry/create', fixture.chen, id, { [small]: 6, [other]: 1 });
  expect(some.code, some.raw.body).toBe(200);
  expect(await held(id)).toEqual({ lines: [[middle, 7]], version: 2, updatedBy: 'chen' });
  expect((await call('inquiry/create', fixture.lin, id, { [middle]: 4 })).code).toBe(200);
  expect(await held(id)).toEqual({ lines: [[middle, 3]], version: 3, updatedBy: 'lin' });
  expect((await call('inquiry/create', fixture.lin, id)).code).toBe(200);
  expect(await held(id)).toBeNull();
});

test('X-B40 a draft ends with the order of all of it, whether its lines are sent or more', async () => {
  const whole = await sharedDraft();
  expect((await call('inquiry/create', fixture.lin, whole.id)).code).toBe(200);
  expect(await held(whole.id)).toBeNull();
  const more = await sharedDraft();
  const pieces = { [more.small]: 7, [more.middle]: 7 };
  expect((await call('inquiry/create', fixture.lin, more.id, pieces)).code).toBe(200);
  expect(await held(more.id)).toBeNull();
});

test('X-B76 asked of the leader: what is not asked for stays in the draft, and what waits is a draft of its own then', async () => {
  const { db } = fixture.server;
  await db.update(teamMembers).set({ spendLimitCents: LIMIT }).where(eq(teamMembers.buyerId, chenId));
  const { id, small, middle, other } = await sharedDraft();
  const before = await held(id);
  const foreign = await call('team/approval/ask', fixture.chen, id, { [other]: 10 });
  const waiting = String(field(foreign.data, 'orderDraftId'));
  expect(waiting, foreign.raw.body).not.toBe(id);
  expect(await held(id)).toEqual(before);
  expect(await held(waiting)).toMatchObject({ lines: [[other, 10]] });

  const some = await call('team/approval/ask', fixture.chen, id, { [small]: 6 });
  expect(await held(String(field(some.data, 'orderDraftId')))).toMatchObject({ lines: [[small, 6]] });
  expect(await held(id)).toMatchObject({ lines: [[middle, 7]], version: 2 });

  const all = await sharedDraft();
  const whole = await call('team/approval/ask', fixture.chen, all.id);
  expect(field(whole.data, 'orderDraftId'), whole.raw.body).toBe(all.id);
});

test('X-B76 a draft that waits for the leader waits no longer once something of it was ordered, and does so else', async () => {
  const { db } = fixture.server;
  await db.update(teamMembers).set({ spendLimitCents: LIMIT }).where(eq(teamMembers.buyerId, chenId));
  const { id, small, middle, other } = await sharedDraft(fixture.chen);
  expect((await call('team/approval/ask', fixture.chen, id)).code).toBe(200);
  const waits = () => db.$count(approvals, eq(approvals.draftId, id));
  expect((await call('inquiry/create', fixture.lin, id, { [other]: 3 })).code).toBe(200);
  expect(await waits()).toBe(1);
  expect((await call('inquiry/create', fixture.chen, id, { [small]: 3 })).code).toBe(200);
  expect(await waits()).toBe(0);
  expect(await held(id)).toMatchObject({
    lines: [
      [small, 3],
      [middle, 7],
    ],
  });
});
