import { NOTICE_KINDS, DEFAULT_CHANNELS } from '@selvedge/domain/people/noticeSettings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outgoingMessages } from '../../../db/schema/notices';
import { field } from '../../../testing/builders';
import { makeBuyer, PASSWORD } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/startTestServer';
import type { Tester } from '../../../testing/testers';
import { notifyInLanguages } from '../write/languages';
import { notify, BATCH } from '../write/inbox';
import { writeNoticeInBatches } from '../jobs/send';

const API = '/api/sp/front/notice';
const EDIT = `${API}/settings/edit`;
let server: TestServer;
let linId: string;
let wangId: string;
let lin: Tester;
let wang: Tester;
beforeAll(async () => {
  server = await startTestServer();
  linId = await makeBuyer(server.db, { username: 'lin', email: 'lin@trade.example' });
  wangId = await makeBuyer(server.db, { username: 'wang' });
  [lin, wang] = await Promise.all([server.buyer('lin'), server.buyer('wang')]);
});
afterAll(() => server.close());

const tell = (to: string[], title: string, type: 'ORDER' | 'LIST' | 'SYSTEM', announcementId?: string) =>
  server.db.transaction((tx) =>
    notify(tx, {
      to: { buyerIds: to },
      type,
      title,
      text: `about ${title}`,
      link: '/mine/notices',
      ...(announcementId !== undefined && { announcementId }),
    }),
  );
const titles = async (who: Tester) => {
  const { data } = await who.get(`${API}/page`);
  return (field(data, 'list') as object[]).map((notice) => field(notice, 'title'));
};
const mailsTo = (recipient: string) =>
  server.db.select().from(outgoingMessages).where(eq(outgoingMessages.recipient, recipient));

test('X-B95 who never chose has every kind in the app and none by e-mail', async () => {
  expect((await lin.get(`${API}/settings`)).data).toEqual(
    Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, DEFAULT_CHANNELS])),
  );
  await tell([linId], 'first', 'ORDER');
  expect(await titles(lin)).toEqual(['first']);
  expect(await mailsTo('lin@trade.example')).toEqual([]);
});

test('X-B96 two devices that change different things at once both succeed, and nobody else is changed', async () => {
  await Promise.all([
    lin.post(EDIT, { LIST: { inApp: false } }),
    lin.post(EDIT, { LIST: { email: true } }),
    lin.post(EDIT, { ORDER: { email: true } }),
  ]);
  expect((await lin.get(`${API}/settings`)).data).toMatchObject({
    LIST: { inApp: false, email: true },
    ORDER: { inApp: true, email: true },
    TEAM: DEFAULT_CHANNELS,
  });
  expect((await wang.get(`${API}/settings`)).data).toMatchObject({
    LIST: DEFAULT_CHANNELS,
    ORDER: DEFAULT_CHANNELS,
  });
});

test('X-B96 notices come as they were chosen: only by e-mail, by both, or as for everybody', async () => {
  await tell([linId, wangId], 'a list', 'LIST');
  await tell([linId, wangId], 'an order', 'ORDER');
  expect(await titles(lin)).toEqual(['an order', 'first']);
  expect(await titles(wang)).toEqual(['an order', 'a list']);
  const mails = await mailsTo('lin@trade.example');
  expect(mails.map(({ about }) => about?.title).sort()).toEqual(['a list', 'an order']);
  expect(await server.db.$count(outgoingMessages)).toBe(2);
});

test('X-B96 the mail says what the notice says, in its language, and is sent by the queue', async () => {
  await lin.post('/api/sp/front/user/preference/edit', { language: 'en' });
  const before = server.outbox.length;
  await server.db.transaction((tx) =>
    notifyInLanguages(tx, [linId], { type: 'ORDER', link: '/procurement/detail/o-1' }, (language) => ({
      title: `in ${language}`,
      text: 'Goods have left',
    })),
  );
  await server.work();
  const sent = server.outbox.slice(before).find(({ subject }) => subject?.startsWith('in en'));
  expect(sent).toMatchObject({ to: 'lin@trade.example', channel: 'email' });
  expect(sent?.text).toContain('Goods have left');
  expect(sent?.text).toContain('you chose e-mail');
  expect((await mailsTo('lin@trade.example')).every(({ state }) => state === 'SENT')).toBe(true);
});

test('X-B96 without an address no mail goes out, whatever was chosen', async () => {
  await wang.post(EDIT, { ORDER: { email: true } });
  const count = await server.db.$count(outgoingMessages);
  await tell([wangId], 'unmailed', 'ORDER');
  expect(await server.db.$count(outgoingMessages)).toBe(count);
});

test('X-B96 E-40001 what tells of the account’s safety cannot be switched off in the app', async () => {
  const refused = await lin.post(EDIT, { SYSTEM: { inApp: false }, TEAM: { inApp: false } });
  expect(refused).toMatchObject({ code: 40001, data: { fields: { 'SYSTEM.inApp': expect.any(String) } } });
  expect((await lin.get(`${API}/settings`)).data).toMatchObject({
    SYSTEM: DEFAULT_CHANNELS,
    TEAM: DEFAULT_CHANNELS,
  });
  expect((await lin.post(EDIT, { SYSTEM: { email: true } })).code).toBe(200);
  expect((await lin.post(EDIT, {})).code).toBe(40001);
});

test('X-B96 what staff write is in the inbox all the same', async () => {
  await tell([linId], 'from the merchant', 'LIST', 'hn-1');
  expect(await titles(lin)).toContain('from the merchant');
});

test('X-B96 Q-43 a notice to many obeys each one’s choice too', async () => {
  const others = Array.from({ length: BATCH }, (_, at) => `nobody-${at}`);
  await tell([linId, ...others], 'to many', 'LIST');
  const { rows } = await server.db.execute<{ id: string }>('select id from notice_sendings');
  await writeNoticeInBatches(server.db, rows[0]?.id ?? '', () => false);
  expect(await titles(lin)).not.toContain('to many');
  const mails = await mailsTo('lin@trade.example');
  expect(mails.filter(({ about }) => about?.title === 'to many')).toHaveLength(1);
});

test('X-B96 D-30 another password is told to who has the account', async () => {
  await makeBuyer(server.db, { username: 'zhao' });
  const zhao = await server.buyer('zhao');
  const changed = { oldPassword: PASSWORD, newPassword: 'Kestrel-4417' };
  expect((await zhao.post('/api/sp/front/user/password/edit', changed)).code).toBe(200);
  expect(await titles(zhao)).toEqual(['登录密码已修改']);
});
