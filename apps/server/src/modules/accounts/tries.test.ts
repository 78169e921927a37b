import { ACCOUNT_CHANGES_PER_DAY, DAY_MS } from '@selvedge/domain/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateWindows } from '../../db/schema/signIn';
import { makeBasics } from '../../testing/builders';
import { makeBuyer, makeStaff, PASSWORD } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await makeBasics(server.db);
});
afterAll(() => server.close());

test('K-23 who has no code learns of no address whether it is taken, and tries of a session are limited', async () => {
  await makeBuyer(server.db, { username: 'ruth', email: 'ruth@example.com' });
  await makeBuyer(server.db, { username: 'sam' });
  const buyer = await server.buyer('sam');
  const bind = async (email: string) => {
    const body = { email, validateCode: '000000', invitationCode: '' };
    return (await buyer.post('/api/sp/front/user/bin/email', body)).code;
  };
  const answers: number[] = [];
  for (let at = 0; at < 5; at += 1)
    answers.push(await bind('ruth@example.com'), await bind('free@example.com'));
  expect(answers).toEqual(Array.from({ length: 10 }, () => 40004));
  expect([await bind('ruth@example.com'), await bind('free@example.com')]).toEqual([42901, 42901]);
});

test('K-21 E-40011 an invitation code is not found by trying: tries of a session are limited', async () => {
  await makeStaff(server.db, { username: 'nino', invitationCode: 'NINO1' }, 'SALES');
  await makeBuyer(server.db, { username: 'tess' });
  const buyer = await server.buyer('tess');
  const bind = async (code: string) =>
    (await buyer.post(`/api/sp/front/user/bin/sale?invitationCode=${code}`)).code;
  for (let at = 0; at < 10; at += 1) expect(await bind(`GUESS${at}`)).toBe(40011);
  expect(await bind('NINO1')).toBe(42901);
});

test('X-A196 staff who have no code learn of no address whether it is taken', async () => {
  await makeStaff(server.db, { username: 'olga', email: 'olga@merchant.example' }, 'SALES');
  await makeStaff(server.db, { username: 'pavel' }, 'SALES');
  const pavel = await server.staff('pavel');
  const bind = async (email: string) =>
    (await pavel.put('/api/v1/users/email', { email, validateCode: '000000', password: PASSWORD })).code;
  expect([await bind('olga@merchant.example'), await bind('free@merchant.example')]).toEqual([40004, 40004]);
});

test('D-60 K-12 K-14 E-42901 the profile and the addresses together are changed so often a day, and no more', async () => {
  const id = await makeBuyer(server.db, { username: 'changer' });
  const changer = await server.buyer('changer');
  const day = Math.floor(Date.now() / DAY_MS);
  // Tomorrow as well, because the test may run past midnight.
  await server.db.insert(rateWindows).values(
    [day, day + 1].map((at) => ({
      key: `account ${id}`,
      windowStart: new Date(at * DAY_MS),
      count: ACCOUNT_CHANGES_PER_DAY - 2,
    })),
  );
  const rename = async () => (await changer.post('/api/sp/front/user/update', { nickname: '换名' })).code;
  const address = {
    areaType: 'MAINLAND',
    areaCode: '+86',
    realName: '林晓',
    phone: '13800136021',
    regionCodes: ['33', '3301', '330106'],
    detail: '西湖区文三路 1 号',
  };
  const save = async () => (await changer.post('/api/sp/front/user/address/edit', address)).code;
  expect([await rename(), await save()]).toEqual([200, 200]);
  expect([await rename(), await save()]).toEqual([42901, 42901]);
});
