import { sql } from 'drizzle-orm';
import { read, utils } from 'xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCREENS } from '@selvedge/domain/backOffice/screens';
import { XLSX_TYPE } from '../../contract/answers';
import { makeStaff, PASSWORD } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';
import { raisePermissionVersion } from '../auth/sessions/staffGrants';
import { book } from '../../testing/sheets';
import { struckBook, struckOut } from '../../testing/workbooks';

let server: TestServer;
let root: Tester;
let sales: Tester;
let rootId: string;
let salesId: string;
beforeAll(async () => {
  server = await startTestServer();
  rootId = await makeStaff(server.db, { username: 'root' }, 'ROOT');
  salesId = await makeStaff(server.db, { username: 'sales' }, 'SALES');
  await makeStaff(server.db, { username: 'admin' }, 'ADMIN');
  root = await server.staff('root');
  sales = await server.staff('sales');
});
afterAll(() => server.close());

const field = (data: unknown, name: string): unknown => Reflect.get(Object(data), name);
const input = (username: string, more: object = {}) => ({
  username,
  nickname: username,
  gender: 'UNSPECIFIED',
  roleIds: ['r-guest'],
  status: 'ENABLED',
  deptId: 'd-sales',
  ...more,
});

describe('staff sessions', () => {
  test('K-24 K-25 R-1.26 R-3.11 R-3.12 multipart sign-in by name and password, token as "type token"', async () => {
    expect(root.token).toMatch(/^Bearer \S+$/);
    expect((await sales.get('/api/v1/users/me')).data).toMatchObject({
      username: 'sales',
      roles: ['SALES'],
      perms: expect.arrayContaining(['biz:order:confirm']),
    });
  });

  test('X-A01 D-29 a picture code is drawn anew each time; with codes asked for, a wrong answer does not sign in', async () => {
    const strict = await startTestServer({ config: { captcha: true } });
    await makeStaff(strict.db, { username: 'sales' }, 'SALES');
    const draw = () => strict.anonymous.get('/api/v1/auth/captcha');
    const [one, other] = [draw(), draw()];
    const { data } = await one;
    expect(field(data, 'captchaBase64')).toMatch(/^data:image\/png;base64,/);
    expect(field(data, 'captchaKey')).not.toBe(field((await other).data, 'captchaKey'));
    const form = { username: 'sales', password: PASSWORD, captchaKey: String(field(data, 'captchaKey')) };
    expect((await strict.anonymous.form('/api/v1/auth/login', { ...form, captchaCode: '!!!!' })).code).toBe(
      40002,
    );
    await strict.close();
  });

  test('R-3.10 D-30 the picture code may be empty until two wrong passwords: the third try needs it, also with the right one', async () => {
    const strict = await startTestServer({ config: { captcha: true } });
    await makeStaff(strict.db, { username: 'sales' }, 'SALES');
    const form = { username: 'sales', password: PASSWORD, captchaKey: '', captchaCode: '' };
    const codeOf = async (password: string) =>
      (await strict.anonymous.form('/api/v1/auth/login', { ...form, password })).code;
    expect(await codeOf('nope-nope')).toBe(40003);
    expect(await codeOf(PASSWORD)).toBe(200);
    expect([await codeOf('nope-nope'), await codeOf('nope-nope')]).toEqual([40003, 40003]);
    expect(await codeOf(PASSWORD)).toBe(40002);
    await strict.close();
  });

  test('K-26 signing out ends that session and no other', async () => {
    const [one, other] = [await server.staff('sales'), await server.staff('sales')];
    expect((await one.del('/api/v1/auth/logout')).code).toBe(200);
    expect((await one.get('/api/v1/users/me')).status).toBe(401);
    expect((await other.get('/api/v1/users/me')).code).toBe(200);
  });

  test('D-02 no token is HTTP 401, a missing permission HTTP 403', async () => {
    expect((await server.anonymous.get('/api/v1/users/me')).status).toBe(401);
    expect((await sales.get('/api/v1/users/page')).status).toBe(403);
    expect((await root.get('/api/v1/users/page')).status).toBe(200);
  });

  test('R-3.10 the picture code may be empty at first', async () => {
    const form = { username: 'sales', password: PASSWORD, captchaKey: '', captchaCode: '' };
    expect((await server.anonymous.form('/api/v1/auth/login', form)).code).toBe(200);
    const wrong = await server.anonymous.form('/api/v1/auth/login', { ...form, password: 'nope-nope' });
    expect(wrong.code).toBe(40003);
  });
});

test('D-02 a key of the query that no call describes reaches no handler', async () => {
  const sheet = await root.get('/api/v1/users/_export?sort=9007199254740992&limit=-1');
  expect(sheet.status).toBe(200);
  expect(sheet.raw.headers['content-type']).toContain('spreadsheetml');
});

describe('menu', () => {
  test('K-27 R-2.96 everyone sees only screens that exist, with the roles that keep them', async () => {
    const { data } = await sales.get('/api/v1/menus/routes');
    expect(JSON.stringify(data)).toContain('"procurement/index"');
    expect(JSON.stringify(data)).not.toContain('/system');
    expect(field(data, '0')).toMatchObject({
      path: '/dashboard',
      meta: { roles: expect.arrayContaining(['ROOT', 'SALES']) },
    });
  });

  test('R-6.01 ROOT is sent every page of the registry', async () => {
    const sent = JSON.stringify((await root.get('/api/v1/menus/routes')).data);
    expect(SCREENS.filter((screen) => !sent.includes(`"component":"${screen}"`))).toEqual([]);
  });

  test('Q-38 a new permission applies on the next request', async () => {
    await makeStaff(server.db, { username: 'later' }, 'GUEST');
    const later = await server.staff('later');
    const before = (await later.get('/api/v1/users/me')).data;
    await server.db.execute(`insert into role_menus values ('r-guest', 'm-order-export')`);
    await server.db.execute(
      `update system_state set value = (value::int + 1)::text where key = 'permission_version'`,
    );
    expect(field(before, 'perms')).not.toContain('biz:order:export');
    expect(field((await later.get('/api/v1/users/me')).data, 'perms')).toContain('biz:order:export');
  });

  test('K-29 K-30 an entry is read with what its form needs, and offered its places', async () => {
    const form = (await root.get('/api/v1/menus/m-procurement-order/form')).data;
    expect(form).toMatchObject({ parentId: 'm-procurement', type: 'MENU', component: 'procurement/index' });
    const offered = async (query: string) =>
      JSON.stringify((await root.get(`/api/v1/menus/options${query}`)).data);
    expect(await offered('')).toContain('"m-procurement"');
    expect((await server.anonymous.get('/api/v1/menus/options')).status).toBe(401);
  });

  test('R-2.88 a link outside leads to an https address, for those whose roles hold it', async () => {
    const link = { parentId: 'm-goods', name: 'Carrier', type: 'EXTLINK', visible: true, sort: 90 };
    for (const routePath of ['http://x.example/', 'javascript:alert(1)', 'https://a:b@x.example/', '/x']) {
      expect((await root.post('/api/v1/menus', { ...link, routePath })).code, routePath).toBe(40001);
    }
    const routePath = 'https://carrier.example/track';
    const id = String(field((await root.post('/api/v1/menus', { ...link, routePath })).data, 'id'));
    const linkOf = async (who: Tester) =>
      JSON.stringify((await who.get('/api/v1/menus/routes')).data).includes(`"href":"${routePath}"`);
    expect([await linkOf(root), await linkOf(sales)]).toEqual([true, false]);
    expect((await root.del(`/api/v1/menus/${id}`)).code).toBe(200);
  });

  test('K-31 K-32 K-33 Q-41 names are unique, an entry is never under itself, children keep it', async () => {
    const taken = {
      parentId: null,
      name: 'x',
      type: 'BUTTON',
      visible: true,
      sort: 1,
      perm: 'biz:order:query',
    };
    expect(await root.post('/api/v1/menus', taken)).toMatchObject({ code: 40913, data: { field: 'perm' } });
    const form = (await root.get('/api/v1/menus/m-procurement/form')).data;
    const body = { ...Object(form), parentId: 'm-procurement-order' };
    Reflect.deleteProperty(body, 'id');
    expect((await root.put('/api/v1/menus/m-procurement', body)).code).toBe(40913);
    const kept = await root.del('/api/v1/menus/m-procurement');
    expect(kept).toMatchObject({ code: 40912, data: { by: expect.arrayContaining(['采购订单']) } });
  });
});

describe('staff upkeep', () => {
  test('K-34 K-35 staff are found by words, department and state, and one is read as the form changes it', async () => {
    const id = await makeStaff(
      server.db,
      { username: 'nadia', nickname: 'Nadia Conti', deptId: 'd-finance' },
      'FINANCE',
    );
    const found = async (query: string) =>
      (field((await root.get(`/api/v1/users/page?${query}`)).data, 'list') as { id: string }[]).map(
        (one) => one.id,
      );
    expect(await found('keywords=conti')).toEqual([id]);
    expect(await found('deptId=d-finance')).toContain(id);
    expect(await found('deptId=d-sales')).not.toContain(id);
    expect(await found('status=DISABLED')).not.toContain(id);
    expect((await root.get(`/api/v1/users/${id}/form`)).data).toMatchObject({
      username: 'nadia',
      nickname: 'Nadia Conti',
      deptId: 'd-finance',
      roleIds: ['r-finance'],
      version: 1,
    });
  });

  test('K-32 two changes at once cannot put entries under each other', async () => {
    const folder = (name: string, more: object = {}) => ({
      parentId: null,
      type: 'CATALOG',
      name,
      routePath: `/${name}`,
      visible: true,
      sort: 1,
      ...more,
    });
    for (let round = 0; round < 5; round += 1) {
      const names = [`ring${round}a`, `ring${round}b`];
      const ids = await Promise.all(
        names.map(async (name) => String(field((await root.post('/api/v1/menus', folder(name))).data, 'id'))),
      );
      const answers = await Promise.all(
        ids.map((id, at) =>
          root.put(`/api/v1/menus/${id}`, folder(names[at] ?? '', { parentId: ids[1 - at], version: 1 })),
        ),
      );
      expect(answers.map(({ code }) => code).sort()).toEqual([200, 40913]);
    }
  });

  test('K-36 K-37 K-39 made, changed with its version, deleted; the session ends', async () => {
    const made = await root.post('/api/v1/users', input('anna'));
    const id = String(field(made.data, 'id'));
    const anna = await server.staff('anna', String(field(made.data, 'initialPassword')));
    expect((await root.post('/api/v1/users', input('ANNA'))).data).toEqual({ field: 'username' });
    const change = input('anna', { nickname: 'Anna Rossi', version: 1 });
    expect((await root.put(`/api/v1/users/${id}`, change)).code).toBe(200);
    expect((await root.put(`/api/v1/users/${id}`, change)).code).toBe(40901);
    expect((await anna.get('/api/v1/users/me')).data).toMatchObject({ nickname: 'Anna Rossi' });
    expect((await root.del(`/api/v1/users/${id}`)).code).toBe(200);
    expect((await anna.get('/api/v1/users/me')).status).toBe(401);
  });

  test('K-37 40302 only ROOT touches ROOT, nobody deletes himself', async () => {
    const admin = await server.staff('admin');
    expect((await admin.get(`/api/v1/users/${rootId}/form`)).code).toBe(40302);
    expect((await admin.post('/api/v1/users', input('climber', { roleIds: ['r-root'] }))).code).toBe(40302);
    expect((await root.del(`/api/v1/users/${salesId},${rootId}`)).code).toBe(40302);
    expect((await sales.get('/api/v1/users/me')).status).toBe(200);
  });

  test('K-37 40302 the last ROOT cannot be given up, not even by two at once', async () => {
    const otherId = await makeStaff(server.db, { username: 'root2' }, 'ROOT');
    const other = await server.staff('root2');
    const give = (who: Tester, id: string, more: object) =>
      who.put(`/api/v1/users/${id}`, input(id === rootId ? 'root' : 'root2', { version: 1, ...more }));
    const answers = await Promise.all([
      give(root, otherId, { roleIds: ['r-guest'] }),
      give(other, rootId, { status: 'DISABLED', roleIds: ['r-root'] }),
    ]);
    expect(answers.map(({ code }) => code).sort()).not.toEqual([200, 200]);
    const left = await server.db.execute(sql`select 1 from staff s join staff_roles r on r.staff_id = s.id
      where r.role_id = 'r-root' and s.status = 'ENABLED' and s.deleted_at is null`);
    expect(left.rows).toHaveLength(1);
    const last = answers[0]?.code === 200 ? rootId : otherId;
    expect((await give(last === rootId ? root : other, last, { roleIds: ['r-guest'] })).code).toBe(40302);
    await server.db.execute(sql`delete from staff_roles where role_id = 'r-root'`);
    await server.db.execute(sql`insert into staff_roles (staff_id, role_id) values (${rootId}, 'r-root')`);
    await server.db.execute(sql`update staff set status = 'ENABLED', version = 1 where id = ${rootId}`);
    await raisePermissionVersion(server.db);
    root = await server.staff('root');
  });

  test('Q-26 K-36 K-37 K-41 an address is one person’s, in forms, in sheets and for two who give it at once; no name is cut', async () => {
    const email = 'One@merchant.example';
    const add = (username: string) => root.post('/api/v1/users', input(username, { email }));
    const both = await Promise.all([add('mail.one'), add('mail.two')]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 40007]);
    const id = String(field(both.find(({ code }) => code === 200)?.data, 'id'));
    const other = await root.post('/api/v1/users', input('mail.three'));
    const change = (of: string, username: string) =>
      root.put(`/api/v1/users/${of}`, input(username, { email: email.toLowerCase(), version: 1 }));
    expect((await change(String(field(other.data, 'id')), 'mail.three')).code).toBe(40007);
    expect((await change(id, 'mail.own')).code, 'the own address, in small letters').toBe(200);
    const data = book([
      ['用户名', '昵称', '邮箱'],
      ['mail.four', 'Four', 'ONE@merchant.example'],
      ['mail.five', '', 'five@merchant.example'],
      ['mail.long', 'L'.repeat(61), ''],
      ['mail.six', 'Six', 'five@merchant.example'],
      ['mail.seven', 'Seven', 'FIVE@merchant.example'],
    ]);
    const file = { filename: 'people.xlsx', data };
    const sheet = await root.form('/api/v1/users/_import?deptId=d-sales', { file });
    const taken = { column: '邮箱', code: 'EMAIL_TAKEN', message: expect.stringContaining('已被') };
    expect(field(sheet.data, 'rows')).toMatchObject([
      { problems: [taken] },
      { problems: [{ code: 'NICKNAME_MISSING' }] },
      { problems: [{ code: 'NICKNAME_TOO_LONG', message: expect.stringContaining('60') }] },
      { state: 'OK', problems: [] },
      { problems: [taken] },
    ]);
  });

  test('K-38 D-63 a password by query or body ends the sessions of that person', async () => {
    await makeStaff(server.db, { username: 'pw' }, 'GUEST');
    const one = await server.staff('pw');
    const id = String(field((await one.get('/api/v1/users/me')).data, 'userId'));
    expect((await root.patch(`/api/v1/users/${id}/password?password=short`)).code).toBe(40001);
    expect((await root.patch(`/api/v1/users/${id}/password?password=Query-2026`)).code).toBe(200);
    expect((await one.get('/api/v1/users/me')).status).toBe(401);
    await server.staff('pw', 'Query-2026');
    expect((await root.patch(`/api/v1/users/${id}/password`, { password: 'Body-2026' })).code).toBe(200);
    await server.staff('pw', 'Body-2026');
  });
});

describe('staff sheet', () => {
  test('K-41 K-42 R-3.15 Q-01 Q-05 valid rows are stored in the department of the query, bad ones listed; text that looks like a formula stays text', async () => {
    const data = book([
      ['邮箱', '用户名', '昵称', '手机号', '角色'],
      ['giulia@merchant.example', 'giulia', '=1+1', '+39 3475550123', '销售'],
      ['', '', '', '', ''],
      ['nonsense', 'luca', 'Luca', '', 'GUEST'],
      ['', 'giulia', '双', '', '船长'],
    ]);
    const file = { filename: 'people.xlsx', data };
    const result = await root.form('/api/v1/users/_import?deptId=d-sales', { file });
    expect(result.data).toMatchObject({
      validCount: 1,
      invalidCount: 2,
      rows: [
        { rowNo: 2, state: 'OK' },
        { rowNo: 4, problems: [{ column: '邮箱', value: 'nonsense', code: 'EMAIL_INVALID' }] },
        { rowNo: 5, problems: [{ code: 'USERNAME_TWICE' }, { column: '角色', code: 'ROLE_UNKNOWN' }] },
      ],
    });
    expect((await root.get('/api/v1/users/page?keywords=giulia&deptId=d-sales')).data).toMatchObject({
      total: 1,
    });
    const exported = await root.get('/api/v1/users/_export', { keywords: 'giulia' });
    expect(exported.raw.headers['content-type']).toBe(XLSX_TYPE);
    const sheet = Object.values(read(exported.raw.rawPayload).Sheets)[0];
    expect(sheet?.B2).toMatchObject({ t: 's', v: '=1+1' });
    expect(sheet?.B2?.f).toBeUndefined();
    expect(sheet === undefined ? [] : utils.sheet_to_json(sheet)).toHaveLength(1);
  });

  test('K-41 a role of a sheet is the one with that code, whatever another one is called', async () => {
    for (const id of ['01-lookalike', 'r-lookalike'])
      await server.db.execute(sql`insert into roles (id, code, name) values (${id}, ${id}, 'Guest')`);
    const data = book([
      ['用户名', '昵称', '角色'],
      ['by.code', 'Code', 'GUEST'],
    ]);
    const file = { filename: 'people.xlsx', data };
    await root.form('/api/v1/users/_import?deptId=d-sales', { file });
    const { rows } = await server.db.execute(sql`select r.role_id from staff_roles r
      join staff s on s.id = r.staff_id where s.username = 'by.code'`);
    expect(rows).toEqual([{ role_id: 'r-guest' }]);
    await server.db.execute(sql`delete from roles where name = 'Guest'`);
  });

  test('Q-01 a cell that is struck through keeps its row out and is not read; the row written anew below is taken', async () => {
    const data = struckBook([
      ['用户名', '昵称', '角色', '备注'],
      ['marta', 'Marta', '销售'].map(struckOut),
      ['marta', 'Marta', '', struckOut('new')],
      ['nina', 'Nina', struckOut('销售'), ''],
    ]);
    const file = { filename: 'people.xlsx', data };
    const result = await root.form('/api/v1/users/_import?deptId=d-sales', { file });
    const struck = (column: string, value: string) => ({ column, value, code: 'STRUCK_OUT' });
    expect(result.data).toMatchObject({
      validCount: 1,
      messageList: [expect.stringContaining('删除线'), expect.stringContaining('删除线')],
      rows: [
        { problems: [struck('用户名', 'marta'), struck('昵称', 'Marta'), struck('角色', '销售')] },
        { state: 'OK', problems: [] },
        { problems: [struck('角色', '销售')] },
      ],
    });
  });

  test('Q-01 a column whose head is struck through is named and not read, one of its name beside it is', async () => {
    const send = (rows: Parameters<typeof struckBook>[0]) => {
      const file = { filename: 'people.xlsx', data: struckBook(rows) };
      return root.form('/api/v1/users/_import?deptId=d-sales', { file });
    };
    const sent = await send([
      ['用户名', struckOut('昵称'), '昵称', struckOut('邮箱')],
      ['olga', 'Old', 'Olga', struckOut('no address')],
    ]);
    expect(sent.data).toMatchObject({ validCount: 1, invalidCount: 0, struckColumns: ['昵称', '邮箱'] });
    expect(field(sent.data, 'rows')).toMatchObject([{ raw: { 用户名: 'olga', 昵称: 'Olga' } }]);
    expect(
      (
        await send([
          [struckOut('用户名'), '昵称'],
          ['pia', 'Pia'],
        ])
      ).code,
    ).toBe(42201);
  });

  test('Q-11 D-45 a file is judged by its content', async () => {
    const send = (filename: string, data: Buffer) =>
      root.form('/api/v1/users/_import?deptId=d-sales', { file: { filename, data } });
    expect((await send('people.xlsx', Buffer.from('username\nx'))).code).toBe(41501);
    expect((await send('people.csv', Buffer.from('username\nx'))).code).toBe(41501);
    expect((await root.form('/api/v1/users/_import?deptId=d-sales', {})).code).toBe(40001);
  });
});
