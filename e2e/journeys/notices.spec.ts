import { expect, test } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import { codeSentTo } from '../outbox';
import { anotherBrowser, enterSignIn } from '../people';
import { buyerUrl } from '../server';
import { wordsOf } from '../words';

const FRONT = `${buyerUrl}/api/sp/front`;
const AREA = { areaCode: '+86' };
const PASSWORD = 'Harbour-loom-26';

/** Somebody new with an e-mail address and without a team, whom two leaders of the demo have just invited: two unread notices. */
async function inviteSomebodyNew(request: APIRequestContext, username: string, phone: string): Promise<void> {
  const said = async (path: string, data: object, token?: string): Promise<{ token: string }> => {
    const headers: Record<string, string> = token === undefined ? {} : { 'Authori-zation': token };
    const answer = (await (await request.post(`${FRONT}/${path}`, { data, headers })).json()) as {
      code: number;
      data: { token: string };
    };
    expect(answer.code, path).toBe(200);
    return answer.data;
  };
  await said('user/sendCode', { ...AREA, phone, type: 1 });
  const validateCode = await codeSentTo(`+86 ${phone}`);
  const person = {
    nickname: 'Wen',
    companyName: 'Wen & Co',
    identityType: 'PHYSICAL_STORE',
    password: PASSWORD,
  };
  await said('user/register', { ...AREA, phone, validateCode, username, ...person });
  const { token: own } = await said('user/login', { username, password: PASSWORD, key: '', code: '0000' });
  const email = `${username}@wen-trade.example`;
  const ofMine = { 'Authori-zation': own };
  await request.post(`${buyerUrl}/api/sp/common/email/send`, { data: { email, type: 3 }, headers: ofMine });
  const bound = { email, validateCode: await codeSentTo(email), invitationCode: '' };
  await said('user/bin/email', bound, own);
  for (const leader of ['heyutong', 'cheung']) {
    const { token } = await said('user/login', {
      username: leader,
      password: 'Demo-2026',
      key: '',
      code: '0000',
    });
    await said('team/invite', { ...AREA, phone }, token);
  }
}

test('X-B92 X-B94 D-38 the bell leads to the notices; one is read, then all, and another device follows', async ({
  page,
  browser,
  request,
  locale,
}) => {
  const t = wordsOf('buyer', locale);
  const [name, phone] = locale === 'zh-CN' ? ['wen.zh', '13800138501'] : ['wen.en', '13800138502'];
  await inviteSomebodyNew(request, name ?? '', phone ?? '');
  const other = await anotherBrowser(browser, locale);
  const open = async (at: Page, address: string): Promise<void> => {
    await at.goto(`${buyerUrl}/#/login?redirect=${encodeURIComponent(address)}`);
    await enterSignIn({ page: at, t }, name ?? '', PASSWORD);
    await expect(at.getByRole('heading', { level: 1, name: t('places.notices') })).toBeVisible();
  };
  await open(other, '/mine/notices');
  await open(page, '/mine/notices?show=unread');
  await expect(
    page.getByRole('radio', { name: t('notices:show.unread') }),
    'kept in the address',
  ).toBeChecked();

  const unread = page.getByRole('button', { name: new RegExp(`^${t('notices:mark')}`) });
  await expect(unread).toHaveCount(2);
  await unread.first().click();
  await expect(unread).toHaveCount(1);
  await expect(other.getByRole('button', { name: new RegExp(`^${t('notices:mark')}`) })).toHaveCount(1);
  await page.getByRole('button', { name: t('notices:markAll') }).click();
  await expect(page.getByText(t('notices:empty.narrowed'))).toBeVisible();
  await expect(other.getByRole('button', { name: t('notices:markAll') }), 'told at once').toBeDisabled();
  await other.context().close();
});

test('X-B95 X-B96 R-2.26 which notices come and where is chosen in the settings, the same on another device', async ({
  page,
  browser,
  request,
  locale,
}) => {
  const t = wordsOf('buyer', locale);
  const [name, phone] = locale === 'zh-CN' ? ['wan.zh', '13800138505'] : ['wan.en', '13800138506'];
  await inviteSomebodyNew(request, name ?? '', phone ?? '');
  const other = await anotherBrowser(browser, locale);
  for (const at of [other, page]) {
    await at.goto(`${buyerUrl}/#/login?redirect=${encodeURIComponent('/mine/mine')}`);
    await enterSignIn({ page: at, t }, name ?? '', PASSWORD);
    await expect(at.getByRole('table', { name: t('settings:notices.title') })).toBeVisible();
  }
  const choice = (at: Page, kind: 'LIST' | 'SHIPMENT' | 'SYSTEM', place: 'inApp' | 'email') =>
    at.getByRole('switch', {
      name: t('settings:notices.named', {
        kind: t(`settings:notices.kinds.${kind}`),
        place: t(`settings:notices.${place}`),
      }),
    });
  await expect(choice(page, 'LIST', 'inApp')).toBeChecked();
  await expect(choice(page, 'SHIPMENT', 'email')).not.toBeChecked();
  await expect(choice(page, 'SYSTEM', 'inApp'), 'safety is never switched off').toHaveCount(0);
  await choice(page, 'LIST', 'inApp').press('Space');
  await choice(other, 'SHIPMENT', 'email').press('Space');
  for (const at of [page, other]) {
    await expect(choice(at, 'LIST', 'inApp'), 'told at once').not.toBeChecked();
    await expect(choice(at, 'SHIPMENT', 'email')).toBeChecked();
  }
  await page.reload();
  await expect(choice(page, 'LIST', 'inApp')).not.toBeChecked();
  await other.context().close();
});
