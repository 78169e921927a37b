import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demo, uniqueNumber } from '../api';
import { newCustomer } from '../customers';
import { codeSentTo } from '../outbox';
import { anotherBrowser, enterSignIn, signInBuyer } from '../people';
import type { Person } from '../people';
import { buyerUrl } from '../server';
import { test } from '../test';
import { wordsOf } from '../words';

/** Requests a code for a mainland number in the open form, and enters it. */
async function proveNumber({ page, t }: Person, phone: string): Promise<void> {
  await page.getByLabel(t('entry:phone'), { exact: true }).fill(phone);
  await page.getByRole('button', { name: t('CodeField:getCode') }).click();
  await expect(page.getByText(t('entry:sentTo', { to: `+86 ${phone}`, minutes: 10 }))).toBeVisible();
  await page.getByLabel(t('CodeField:label'), { exact: true }).fill(await codeSentTo(`+86 ${phone}`));
}

const rootSize = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test('R-1.24 R-5.10 R-5.12 R-5.17 R-1.18 from registering to the first screen; what is refused stands at its field', async ({
  page,
  locale,
}) => {
  const t = wordsOf('buyer', locale);
  const phone = `18${String(uniqueNumber()).slice(-9)}`;
  await page.goto(`${buyerUrl}/`);
  await page.getByRole('link', { name: t('signIn:register'), exact: true }).click();
  const submit = page.getByRole('button', { name: t('entry:register.submit') });
  await submit.click();
  await expect(page.getByRole('textbox', { name: t('entry:company') })).toHaveAccessibleDescription(
    t('entry:validation.companyNameRequired'),
  );
  await expect(page.getByRole('radiogroup', { name: t('entry:identityType') })).toHaveAccessibleDescription(
    t('entry:validation.identityTypeRequired'),
  );

  await page.getByRole('radio', { name: t('dictionaries:identity_type.HK_TRADER') }).check({ force: true });
  await page.getByLabel(t('entry:company'), { exact: true }).fill('Ming Kee');
  await page.getByLabel(t('entry:nickname'), { exact: true }).fill('Ming');
  await proveNumber({ page, t }, phone);
  await page.getByLabel(t('entry:password'), { exact: true }).fill('password1');
  await page.getByLabel(t('entry:invitationCode'), { exact: true }).fill('NOBODY');
  await page.getByRole('checkbox', { name: t('entry:register.agree') }).check({ force: true });
  await submit.click();
  const password = page.getByLabel(t('entry:password'), { exact: true });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill('Harbour-loom-26');
  await submit.click();
  const invitation = page.getByLabel(t('entry:invitationCode'), { exact: true });
  await expect(invitation).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(t('entry:company'), { exact: true })).toHaveValue('Ming Kee');
  await invitation.fill('giulia');
  await submit.click();

  await expect(page).toHaveURL(/#\/dataSummary$/);
  await expect(page.getByText('Giulia Ferrero').first()).toBeVisible();
});

test('L-43 R-1.25 from a forgotten password to signing in with the new one', async ({ page, locale }) => {
  const t = wordsOf('buyer', locale);
  const { username, phone } = await newCustomer('Forgetful');
  await page.goto(`${buyerUrl}/#/login?redirect=%2Faddress`);
  await page.getByRole('link', { name: t('signIn:forgot') }).click();
  await proveNumber({ page, t }, phone);
  await page.getByLabel(t('entry:newPassword'), { exact: true }).fill('Walnut-loom-26');
  await page.getByRole('button', { name: t('entry:forgot.submit'), exact: true }).click();
  await expect(page.getByText(t('entry:forgot.done'))).toBeVisible();
  await enterSignIn({ page, t }, { username, password: 'Walnut-loom-26' });
  await expect(page, 'the page asked for before is still remembered').toHaveURL(/#\/address$/);
});

test('D-08 R-1.16 R-1.30 R-1.32 X-B97 settings changed on one device are there on another, and after signing out', async ({
  page,
  browser,
  locale,
}) => {
  const customer = await newCustomer('Settings');
  const { t } = await signInBuyer(page, customer, locale);
  await page.getByRole('link', { name: t('places.settings'), exact: true }).click();
  await page.getByLabel(t('entry:nickname'), { exact: true }).fill('Ka Yi');
  await page.getByRole('button', { name: t('settings:saveProfile') }).click();
  await expect(page.getByText(t('messages.saved'))).toBeVisible();
  for (const choice of [t('settings:sizes.large'), t('settings:themes.dark')]) {
    const [sent] = await Promise.all([
      page.waitForResponse(/\/user\/preference\/edit$/),
      page.getByRole('radio', { name: choice, exact: true }).check({ force: true }),
    ]);
    expect(sent.ok()).toBe(true);
  }
  expect(await rootSize(page)).toBe('18px');
  await page.getByRole('switch', { name: t('settings:watermark') }).check({ force: true });
  await expect(page.locator('[data-watermark="Ka Yi"]')).toBeAttached();

  const other = await anotherBrowser(browser, locale);
  const person = await signInBuyer(other, customer, locale);
  await expect.poll(() => rootSize(other)).toBe('18px');
  await expect(other.locator('html.dark')).toBeAttached();
  await expect(other.locator('[data-watermark="Ka Yi"]')).toBeAttached();

  await page.reload();
  await page.getByRole('button', { name: t('common:sessions.endOthers') }).click();
  await expect(page.getByRole('button', { name: t('common:sessions.endOthers') })).toBeHidden();
  await expect(other, 'the other device is told').toHaveURL(/#\/login/);
  await enterSignIn(person, customer);
  await expect(other).toHaveURL(/#\/dataSummary/);
  await expect(other.locator('html.dark')).toBeAttached();
  await other.context().close();
});

test('R-2.02 R-2.09 R-2.10 the dashboard has the home icon and is as it was left', async ({
  page,
  locale,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  const { t } = await signInBuyer(page, demo('member'), locale);
  const home = page.getByRole('link', { name: t('places.home'), exact: true });
  await expect(home.locator('svg')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(700);
  await expect(page.locator('main [aria-busy=true]').filter({ visible: true })).toHaveCount(0);
  const mark = await page.getByRole('heading', { level: 1 }).elementHandle();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.mouse.move(700, 300);
  await page.mouse.wheel(0, 240);
  // Content above that changes its height scrolls the page along, so that the text in view stays in its place.
  await expect.poll(scrolled).toBeGreaterThanOrEqual(240);
  const left = await scrolled();
  await page.getByRole('link', { name: t('places.settings'), exact: true }).click();
  await expect(page).toHaveURL(/mine/);
  await expect.poll(scrolled).toBe(0);
  await page.getByRole('link', { name: t('places.home'), exact: true }).click();
  await expect.poll(scrolled).toBe(left);
  expect(await mark?.evaluate((node) => node.isConnected), 'it was kept, not drawn anew').toBe(true);
});

test('R-3.03 R-3.07 what the specification names stands in the storage while somebody is signed in', async ({
  page,
  locale,
}) => {
  const { t } = await signInBuyer(page, demo('member'), locale);
  await page.getByRole('link', { name: t('places.superlists'), exact: true }).click();
  await expect(page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
  const stored = () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  await expect
    .poll(async () => Object.keys(await stored()))
    .toEqual(expect.arrayContaining(['columnList', 'productList', 'rateList', 'temp', 'userInfo']));
  expect(await stored()).toMatchObject({
    device: 'desktop',
    size: 'default',
    sidebarStatus: 'closed',
    activeTopMenuPath: '/product/list',
  });
});
