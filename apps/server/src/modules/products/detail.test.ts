import type { components } from '@selvedge/api-spec/types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

type ProductDetail = components['schemas']['ProductDetail'];
type Product = components['schemas']['Product'];

let server: TestServer;
let demo: Tester;

beforeAll(async () => {
  server = await startTestServer({ demo: 'small' });
  demo = await server.buyer('demo');
});
afterAll(() => server.close());

const pathOf = (id: string) => `/api/sp/front/product/detail/${id}`;

async function detailOf(id: string, listId?: string, who = demo): Promise<ProductDetail> {
  const answer = await who.get(pathOf(id), listId === undefined ? {} : { listId });
  expect(answer.code).toBe(200);
  return answer.data as ProductDetail;
}

async function firstOf(query: ReturnType<typeof sql>): Promise<Record<string, string>> {
  const { rows } = await server.db.execute<Record<string, string>>(query);
  const [row] = rows;
  if (row === undefined) throw new Error('the demo has none');
  return row;
}

/** SQL of a product that two open lists for all buyers offer, with the ids of these lists. */
const twice = sql`select li.product_id as id, min(l.id) as one, max(l.id) as other from list_items li join lists l on l.id = li.list_id
  where l.published_at is not null and l.deleted_at is null and l.closed_at is null and l.start_at < now()
    and l.close_at > now() and l.visibility = 'ALL' and l.owner_type = 'STAFF'
  group by li.product_id having count(*) > 1 order by li.product_id limit 1`;

describe('X-B15 a product', () => {
  test('is the one of the super list, with its open lists, the first to close in front', async () => {
    const { id } = await firstOf(twice);
    const detail = await detailOf(id ?? '');
    const page = await demo.get('/api/sp/front/product/page', { keywords: detail.intlCode, pageSize: 200 });
    const row = (page.data as { list: Product[] }).list.find((one) => one.id === id);
    expect(detail).toMatchObject({ ...row });
    expect(detail.offers.length).toBeGreaterThan(1);
    expect(detail.offers.map(({ closeAt }) => closeAt)).toEqual(
      detail.offers.map(({ closeAt }) => closeAt).sort(),
    );
    for (const { listId, listName, shipEstimate, receiveEstimate } of detail.offers) {
      const list = await demo.get(`/api/sp/front/list/detail/${listId}`);
      expect(list.data).toMatchObject({ name: listName, shipEstimate, receiveEstimate });
    }
  });

  test('has the price of the list that is asked for', async () => {
    const { id = '', one = '', other = '' } = await firstOf(twice);
    await server.db.execute(
      sql`update list_items set price_cents = 4321 where product_id = ${id} and list_id = ${one}`,
    );
    expect(await detailOf(id, one)).toMatchObject({ listId: one, wholesalePriceCents: 4321 });
    expect((await detailOf(id, other)).listId).toBe(other);
    const prices = (await detailOf(id)).offers.map(({ listId, wholesalePriceCents }) => [
      listId,
      wholesalePriceCents,
    ]);
    expect(prices).toContainEqual([one, 4321]);
  });

  test('has goods like it: its other colours, then its category, never itself', async () => {
    const { id = '' } = await firstOf(
      sql`select p.id from products p join list_items li on li.product_id = p.id join lists l on l.id = li.list_id
        where l.visibility = 'ALL' and l.start_at < now() and l.close_at > now() and l.published_at is not null
          and exists (select 1 from products o join list_items x on x.product_id = o.id and x.list_id = l.id
            where o.name = p.name and o.brand_id = p.brand_id and o.id <> p.id) order by p.id limit 1`,
    );
    const { similar, brandId, name, categoryId } = await detailOf(id);
    expect(similar.map((one) => one.id)).not.toContain(id);
    expect(similar[0]).toMatchObject({ brandId, name });
    const isColour = similar.map((one) => one.name === name && one.brandId === brandId);
    expect(isColour).toEqual([...isColour].sort((a, b) => Number(b) - Number(a)));
    expect(new Set(similar.map((one) => one.categoryId))).toEqual(new Set([categoryId]));
  });

  test('is still there once its list is closed, with nothing to order it from', async () => {
    const { id = '', list = '' } = await firstOf(
      sql`select li.product_id as id, l.id as list from list_items li join lists l on l.id = li.list_id
        where l.visibility = 'ALL' and l.published_at is not null and l.deleted_at is null and l.close_at < now()
          and not exists (select 1 from list_items o join lists x on x.id = o.list_id where o.product_id = li.product_id
            and x.close_at > now() and x.closed_at is null) order by l.id, li.product_id limit 1`,
    );
    expect(await detailOf(id)).toMatchObject({ listId: list, offers: [] });
  });
});

describe('Q-43 what a buyer may see', () => {
  test('goods of hidden lists, of another list and deleted ones are not there', async () => {
    const { id = '', list = '' } = await firstOf(
      sql`select li.product_id as id, l.id as list from list_items li join lists l on l.id = li.list_id
        where l.visibility = 'TEAMS' and not ('team-hanhai' = any(l.visible_to)) order by l.id, li.product_id limit 1`,
    );
    expect((await demo.get(pathOf(id), { listId: list })).code).toBe(40401);
    await server.db.execute(sql`delete from list_items where product_id = ${id} and list_id <> ${list}`);
    expect((await demo.get(pathOf(id))).code).toBe(40401);
    expect((await demo.get(pathOf('p-none'))).code).toBe(40401);
    const { id: gone = '' } = await firstOf(twice);
    await server.db.execute(sql`update products set deleted_at = now() where id = ${gone}`);
    expect((await demo.get(pathOf(gone))).code).toBe(40401);
    await server.db.execute(sql`update products set deleted_at = null where id = ${gone}`);
  });

  test('D-37 without sp:price:view there is no price of any list', async () => {
    await server.db.execute(
      sql`update team_members set perms = array['sp:order:submit'] where buyer_id = 'by-member'`,
    );
    const { id = '' } = await firstOf(twice);
    const { wholesalePriceCents, offers, similar } = await detailOf(
      id,
      undefined,
      await server.buyer('member'),
    );
    const prices = [wholesalePriceCents, ...[...offers, ...similar].map((one) => one.wholesalePriceCents)];
    expect(new Set(prices)).toEqual(new Set([null]));
    await server.db.execute(sql`update team_members set perms = null where buyer_id = 'by-member'`);
  });
});
