import { sql } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { factorAddress } from '../../auth/factor/totp';
import { seal, unseal } from '../../auth/factor/seal';
import { field } from '../../../testing/builders';
import { makeStaff, PASSWORD } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/startTestServer';
import type { Tester } from '../../../testing/testers';

const API = '/api/v1/users/factor';
let server: TestServer;
let admin: Tester;
beforeAll(async () => {
  server = await startTestServer();
  await makeStaff(server.db, { username: 'root' }, 'ROOT');
  await makeStaff(server.db, { username: 'admin' }, 'ADMIN');
  admin = await server.staff('admin');
});
afterAll(() => server.close());

const codeOf = (secret: string, at = Date.now()) => new TOTP({ secret }).generate({ timestamp: at });
/** Allows the codes of these minutes to be used once more. */
const forgetSteps = () => server.db.execute(sql`update staff_factors set last_step = 0`);

async function setUp(who: Tester): Promise<{ secret: string; codes: string[] }> {
  const secret = String(field((await who.post(API, { password: PASSWORD })).data, 'secret'));
  const answer = await who.post(`${API}/confirm`, { code: codeOf(secret) });
  expect(answer.code, answer.message).toBe(200);
  await forgetSteps();
  return { secret, codes: (answer.data as { recoveryCodes: string[] }).recoveryCodes };
}

const signIn = (username: string, password = PASSWORD) =>
  server.anonymous.form('/api/v1/auth/login', { username, password, captchaKey: '', captchaCode: '' });
async function challengeOf(username: string): Promise<string> {
  const answer = await signIn(username);
  expect(answer.code).toBe(40013);
  return String(field(answer.data, 'challenge'));
}
const step = (challenge: string, code: string) =>
  server.anonymous.post('/api/v1/auth/factor', { challenge, code });

test('X-A210 X-A212 X-A213 a factor asks for nothing until it is confirmed, then for a code that is taken once', async () => {
  await makeStaff(server.db, { username: 'giulia' }, 'SALES');
  const giulia = await server.staff('giulia');
  const other = await server.staff('giulia');
  expect((await giulia.post(API, { password: 'wrong' })).code).toBe(40003);
  expect((await giulia.post(`${API}/confirm`, { code: '123456' })).code).toBe(40904);
  const begun = (await giulia.post(API, { password: PASSWORD })).data;
  expect(field(begun, 'address')).toMatch(
    /^otpauth:\/\/totp\/Selvedge:giulia\?issuer=Selvedge&secret=[A-Z2-7]{32}/,
  );
  expect((await signIn('giulia')).code).toBe(200);
  expect((await giulia.get(API)).data).toMatchObject({ isOn: false, codesLeft: 0, isDemanded: false });
  const secret = String(field(begun, 'secret'));
  const at = Date.now();
  const confirmed = await giulia.post(`${API}/confirm`, { code: codeOf(secret, at) });
  expect(field(confirmed.data, 'recoveryCodes')).toHaveLength(10);
  expect((await other.get(API)).status).toBe(401);
  expect((await giulia.get(API)).data).toMatchObject({ isOn: true, codesLeft: 10 });
  expect((await giulia.post(API, { password: PASSWORD })).code).toBe(40904);

  const challenge = await challengeOf('giulia');
  expect((await step(challenge, codeOf(secret, at))).code).toBe(40004);
  const next = codeOf(secret, at + 30_000);
  const signedIn = await Promise.all([step(challenge, next), step(challenge, next)]);
  expect(signedIn.map(({ code }) => code).filter((code) => code === 200)).toHaveLength(1);
  expect((await step(challenge, next)).code).toBe(40915);
  const stored = await server.db.execute(sql`select secret, salt from staff_factors`);
  expect(JSON.stringify(stored.rows)).not.toContain(secret);
});

test('X-A210 D-30 five wrong codes lock the second step, a right password does not forget them', async () => {
  await makeStaff(server.db, { username: 'locked' }, 'SALES');
  const { secret } = await setUp(await server.staff('locked'));
  const challenge = await challengeOf('locked');
  const answers = [];
  for (let at = 0; at < 5; at += 1) {
    if (at === 3) await challengeOf('locked');
    answers.push((await step(challenge, '000000')).code);
  }
  expect(answers).toEqual([40004, 40004, 40004, 40004, 40009]);
  expect((await step(challenge, codeOf(secret))).code).toBe(40009);
  expect((await signIn('locked')).code).toBe(40009);
});

test('X-A210 X-A214 X-A215 a recovery code is good once, however it is typed; others take their place; off needs password and code', async () => {
  await makeStaff(server.db, { username: 'marco' }, 'SALES');
  const marco = await server.staff('marco');
  const { secret, codes } = await setUp(marco);
  const [first = '', second = ''] = codes;
  const typed = first.toLowerCase().replace('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
  expect((await step(await challengeOf('marco'), typed)).code).toBe(200);
  expect((await step(await challengeOf('marco'), first)).code).toBe(40004);
  expect((await marco.get(API)).data).toMatchObject({ codesLeft: 9 });
  const renewed = await marco.post(`${API}/recovery`, { password: PASSWORD, code: codeOf(secret) });
  expect(field(renewed.data, 'recoveryCodes')).toHaveLength(10);
  expect((await step(await challengeOf('marco'), second)).code).toBe(40004);
  const fresh = String(field(renewed.data, 'recoveryCodes', 0));
  expect((await marco.post(`${API}/off`, { password: 'wrong', code: fresh })).code).toBe(40003);
  expect((await marco.post(`${API}/off`, { password: PASSWORD, code: fresh })).code).toBe(200);
  expect((await signIn('marco')).code).toBe(200);
  expect((await marco.post(`${API}/off`, { password: PASSWORD, code: fresh })).code).toBe(40904);
});

test('X-A210 a challenge ends with the password it began with', async () => {
  const id = await makeStaff(server.db, { username: 'renewed' }, 'SALES');
  const { secret } = await setUp(await server.staff('renewed'));
  const challenge = await challengeOf('renewed');
  const reset = await admin.patch(`/api/v1/users/${id}/password`, { password: 'Telaio-4207-Ordito' });
  expect(reset.code).toBe(200);
  expect((await step(challenge, codeOf(secret))).code).toBe(40915);
});

test('X-A213 D-52 a role that demands a factor lets nobody do anything before there is one', async () => {
  const role = {
    name: '外审',
    code: 'AUDIT',
    sort: 9,
    status: 'ENABLED',
    dataScope: 'ALL',
    demandsFactor: true,
  };
  const roleId = String(field((await admin.post('/api/v1/roles', role)).data, 'id'));
  expect((await admin.get(`/api/v1/roles/${roleId}/form`)).data).toMatchObject({ demandsFactor: true });
  const { demandsFactor: _, ...older } = role;
  expect((await admin.put(`/api/v1/roles/${roleId}`, { ...older, version: 1 })).code).toBe(200);
  const staffId = await makeStaff(server.db, { username: 'auditor' }, 'GUEST');
  const auditor = await server.staff('auditor');
  expect((await auditor.get('/api/v1/orders/page', { pageNum: 1, pageSize: 1 })).code).toBe(200);
  await server.db.execute(sql`insert into staff_roles (staff_id, role_id) values (${staffId}, ${roleId})`);
  expect((await admin.put(`/api/v1/roles/${roleId}`, { ...role, version: 2 })).code).toBe(200);
  expect(await auditor.get('/api/v1/orders/page', { pageNum: 1, pageSize: 1 })).toMatchObject({
    status: 403,
    data: { mustSetUpFactor: true },
  });
  expect((await auditor.get('/api/v1/users/me')).data).toMatchObject({ mustSetUpFactor: true });
  await setUp(auditor);
  expect((await auditor.get('/api/v1/users/me')).data).toMatchObject({ mustSetUpFactor: false });
  expect((await auditor.get('/api/v1/orders/page', { pageNum: 1, pageSize: 1 })).code).toBe(200);
  expect((await auditor.get(API)).data).toMatchObject({ isDemanded: true });
});

test('X-A216 D-52 a lost factor is taken away by who may, not from oneself and not from above; it stands in the log', async () => {
  const id = await makeStaff(server.db, { username: 'lost' }, 'SALES');
  const lost = await server.staff('lost');
  await setUp(lost);
  const row = await admin.get('/api/v1/users/page', { pageNum: 1, pageSize: 10, keywords: 'lost' });
  expect(field(row.data, 'list', 0, 'hasFactor')).toBe(true);
  expect((await lost.del(`/api/v1/users/${id}/factor`)).status).toBe(403);
  expect((await admin.del(`/api/v1/users/${id}/factor`)).code).toBe(200);
  expect((await lost.get(API)).status).toBe(401);
  expect((await signIn('lost')).code).toBe(200);
  expect((await admin.del(`/api/v1/users/${id}/factor`)).code).toBe(40904);
  const log = await admin.get('/api/v1/logs/page', { pageNum: 1, pageSize: 5, entityId: id });
  expect(field(log.data, 'list', 0)).toMatchObject({ action: 'takeFactor' });
  await setUp(admin);
  const me = String(field((await admin.get('/api/v1/users/me')).data, 'userId'));
  expect((await admin.del(`/api/v1/users/${me}/factor`)).code).toBe(40302);
  const root = await server.staff('root');
  await setUp(root);
  const rootId = String(field((await root.get('/api/v1/users/me')).data, 'userId'));
  expect((await admin.del(`/api/v1/users/${rootId}/factor`)).code).toBe(40302);
});

test('X-A212 an address fits into a picture whatever the merchant is called, and a secret opens for its owner only', async () => {
  const address = factorAddress('A'.repeat(32), '瀚海国际奢侈品贸易集团有限公司', 'a'.repeat(60));
  expect(address.length).toBeLessThanOrEqual(213);
  expect(address).toContain('secret=AAAA');
  const config = { ...server.config, sealKey: 'k'.repeat(32) };
  const sealed = await seal(server.db, config, 'st-1', 'SECRET');
  expect(await unseal(server.db, config, 'st-1', sealed)).toBe('SECRET');
  expect(await unseal(server.db, config, 'st-2', sealed)).toBeNull();
  expect(await unseal(server.db, { ...config, sealKey: 'x'.repeat(32) }, 'st-1', sealed)).toBeNull();
  for (const cut of ['settings.', sealed.slice(0, 20), sealed.slice(0, -8)])
    expect(await unseal(server.db, config, 'st-1', cut)).toBeNull();
  const own = await seal(server.db, server.config, 'st-1', 'SECRET');
  expect(await unseal(server.db, config, 'st-1', own)).toBe('SECRET');
});

test('X-A212 the key of second factors is changed: what the key before sealed opens, and is sealed anew', async () => {
  const { reencryptFactorSecrets } = await import('../../auth/factor/reencryptFactorSecrets');
  const of = (sealKey: string, sealKeyBefore?: string) => ({ ...server.config, sealKey, sealKeyBefore });
  const [old, fresh] = ['o'.repeat(32), 'n'.repeat(32)];
  const person = await makeStaff(server.db, { username: 'keys' }, 'SALES');
  const sealed = await seal(server.db, of(old), person, 'SECRET');
  await server.db.execute(
    sql`insert into staff_factors (staff_id, secret, salt, created_at) values (${person}, ${sealed}, 'salt', now())`,
  );
  expect(await unseal(server.db, of(fresh), person, sealed)).toBeNull();
  expect(await unseal(server.db, of(fresh, old), person, sealed)).toBe('SECRET');
  await reencryptFactorSecrets(server.db, of(fresh, old));
  const { rows } = await server.db.execute<{ secret: string }>(
    sql`select secret from staff_factors where staff_id = ${person}`,
  );
  expect(await unseal(server.db, of(fresh), person, String(rows[0]?.secret))).toBe('SECRET');
});
