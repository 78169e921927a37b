import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeList } from '../../testing/builders';
import { type OrderHouse, startOrderHouse } from '../../testing/orderHouse';
import { makeStaff } from '../../testing/people';
import type { Tester } from '../../testing/testers';

let house: OrderHouse;
let root: Tester;
let listId: string;
beforeAll(async () => {
  house = await startOrderHouse();
  await makeStaff(house.server.db, { username: 'boss' }, 'ROOT');
  root = await house.server.staff('boss');
  listId = await makeList(house.server.db, { name: '秋冬女装' });
});
afterAll(() => house.server.close());

const valuesOf = async (who: Tester, what: string, keywords?: string) =>
  ((await who.get(`/api/v1/${what}/options`, { keywords })).data as { value: string }[]).map(
    ({ value }) => value,
  );

test('X-A91 X-A100 X-A69 D-52 choices of customers, teams and lists end where the range of the roles does', async () => {
  expect(await valuesOf(root, 'customers')).toContain(house.linId);
  expect(await valuesOf(root, 'lists', '秋冬')).toEqual([listId]);
  expect(await valuesOf(root, 'lists', '%')).toEqual([]);
  expect(await valuesOf(root, 'teams')).toEqual(expect.any(Array));
  await makeStaff(house.server.db, { username: 'newcomer', deptId: null }, 'SALES');
  const newcomer = await house.server.staff('newcomer');
  expect(await valuesOf(newcomer, 'customers')).not.toContain(house.linId);
  expect(await valuesOf(newcomer, 'teams')).toEqual([]);
  expect(await valuesOf(newcomer, 'lists')).toContain(listId);
});
