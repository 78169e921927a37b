import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { buyerApi } from '../api';
import { newCustomer, newTeam } from '../customers';
import type { OwnCustomer } from '../customers';
import { anotherBrowser, enterSignIn } from '../people';
import { buyerUrl } from '../server';
import { test } from '../test';
import { wordsOf } from '../words';

/** Makes a customer without a team who has just been invited by the leaders of two teams: two unread notices. */
async function invitedCustomer(): Promise<OwnCustomer> {
  const invited = await newCustomer('Wen');
  const { areaCode, phone } = invited;
  for (const name of ['One leader', 'Another leader']) {
    const leader = await newCustomer(name);
    await newTeam(leader);
    await (await buyerApi(leader)).post('front/team/invite', { areaCode, phone });
  }
  return invited;
}

test('X-B92 X-B94 D-38 the bell leads to the notices; one is read, then all, and another device follows', async ({
  page,
  browser,
  locale,
}) => {
  const t = wordsOf('buyer', locale);
  const invited = await invitedCustomer();
  const other = await anotherBrowser(browser, locale);
  const open = async (at: Page, address: string): Promise<void> => {
    await at.goto(`${buyerUrl}/#/login?redirect=${encodeURIComponent(address)}`);
    await enterSignIn({ page: at, t }, invited);
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
  await expect(page.getByText(t('NoMatches:title'))).toBeVisible();
  await expect(other.getByRole('button', { name: t('notices:markAll') }), 'told at once').toBeDisabled();
  await other.context().close();
});

test('X-B95 X-B96 R-2.26 which notices come and where is chosen in the settings, the same on another device', async ({
  page,
  browser,
  locale,
}) => {
  const t = wordsOf('buyer', locale);
  const invited = await invitedCustomer();
  const other = await anotherBrowser(browser, locale);
  for (const at of [other, page]) {
    await at.goto(`${buyerUrl}/#/login?redirect=${encodeURIComponent('/mine/mine')}`);
    await enterSignIn({ page: at, t }, invited);
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
