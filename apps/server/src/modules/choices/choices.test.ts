import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeList } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import type { Tester } from '../../testing/testers';

let fixture: OrderFixture;
let root: Tester;
let listId: string;
beforeAll(async () => {
  fixture = await startOrderFixture();
  await makeStaff(fixture.server.db, { username: 'boss' }, 'ROOT');
  root = await fixture.server.staff('boss');
  listId = await makeList(fixture.server.db, { name: '秋冬女装' });
});
afterAll(() => fixture.server.close());

const valuesOf = async (who: Tester, what: string, keywords?: string) =>
  ((await who.get(`/api/v1/${what}/options`, { keywords })).data as { value: string }[]).map(
    ({ value }) => value,
  );

test('X-A91 X-A100 X-A69 D-52 choices of customers, teams and lists end where the range of the roles does', async () => {
  expect(await valuesOf(root, 'customers')).toContain(fixture.linId);
  expect(await valuesOf(root, 'lists', '秋冬')).toEqual([listId]);
  expect(await valuesOf(root, 'lists', '%')).toEqual([]);
  expect(await valuesOf(root, 'teams')).toEqual(expect.any(Array));
  await makeStaff(fixture.server.db, { username: 'newcomer', deptId: null }, 'SALES');
  const newcomer = await fixture.server.staff('newcomer');
  expect(await valuesOf(newcomer, 'customers')).not.toContain(fixture.linId);
  expect(await valuesOf(newcomer, 'teams')).toEqual([]);
  expect(await valuesOf(newcomer, 'lists')).toContain(listId);
});
