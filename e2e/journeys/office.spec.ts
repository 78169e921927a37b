import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demo } from '../api';
import { newColleague } from '../colleagues';
import { enterSignIn, signInStaff } from '../people';
import type { Person } from '../people';
import { adminUrl } from '../server';
import { test } from '../test';
import { libraryWord, wordsOf } from '../words';

/** Order of the demo data that still waits for the platform's confirmation. */
const WAITING = '#/procurement/detail/o-0060';
const ORDERS = '#/procurement/order';
/** Page that a guest may see and warehouse staff may not. */
const PAYMENTS = '#/money/payments';

/** Returns the buttons of the displayed order that change something. */
function stepButtons({ page, t }: Person) {
  const names = ['platformConfirm', 'acknowledge'].map((step) => t(`orders:steps.${step}`)).join('|');
  return page.getByRole('main').getByRole('button', { name: new RegExp(names, 'i') });
}

/** Returns the tabs of the open pages, in order; their list owns them by reference, so they are found in the bar around it. */
const openPages = (page: Page) => page.getByRole('banner').getByRole('tab');

test(
  'R-2.91 R-2.92 R-4.10 R-8.14 staff without a token sign in first and come back to the page asked for',
  { tag: '@gate' },
  async ({ page, locale }) => {
    const t = wordsOf('admin', locale);
    await page.goto(`${adminUrl}/#/procurement/order?status=SHIPPED`);
    await expect(page).toHaveURL(/#\/login\?redirect=%2Fprocurement%2Forder%3Fstatus%3DSHIPPED$/);
    await enterSignIn({ page, t }, demo('guest'));
    await expect(page).toHaveURL(/#\/procurement\/order\?status=SHIPPED$/);
    await expect(
      page.getByRole('tab', { name: new RegExp(`^${t('statuses:status.SHIPPED')}`) }),
    ).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^\S+ \S+$/);
    await page.goto(`${adminUrl}/#/login`);
    await expect(page, 'R-2.93 the sign-in page is closed to who is signed in').toHaveURL(
      /#\/dashboard\/index$/,
    );
  },
);

test('D-47 R-2.95 R-2.96 R-2.101 R-5.25 R-5.26 a guest reads, an address that is none is told, and is offered nothing that changes an order', async ({
  browser,
  locale,
}) => {
  const guest = await signInStaff(browser, demo('guest'), locale);
  const { page, t } = guest;
  const menu = page.getByRole('navigation', { name: libraryWord(locale, '菜单', 'Menu') });
  await expect(menu.getByRole('link', { name: t('route.dashboard') })).toBeVisible();
  await expect(menu.getByRole('link', { name: t('route.background') })).toHaveCount(0);
  await expect(menu.getByRole('button', { name: t('route.procurement'), exact: true })).toBeVisible();
  await page.goto(`${adminUrl}/${WAITING}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^O\d{11}$/);
  await expect(page.getByRole('main').getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();
  await expect(stepButtons(guest)).toHaveCount(0);
  await page.goto(`${adminUrl}/${ORDERS}`);
  await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
  await page.goto(`${adminUrl}/${WAITING}`);
  await page.goto(`${adminUrl}/#/nowhere/at/all`);
  await expect(page, 'R-2.94 an unknown page leads back').toHaveURL(new RegExp(`${WAITING}$`));
  await expect(page.getByText(t('messages.noSuchPage'))).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`${adminUrl}/#/nowhere/at/all`);
  await expect(page, 'with no page before it').toHaveURL(/#\/404$/);
  await page.context().close();

  const sales = await signInStaff(browser, demo('sales'), locale);
  await sales.page.goto(`${adminUrl}/${WAITING}`);
  await expect(stepButtons(sales).first(), 'who may, sees the step').toBeVisible();
  await sales.page.goto(`${adminUrl}/${ORDERS}`);
  await expect(sales.page.getByRole('main').getByRole('checkbox').first(), 'and the ticks').toBeVisible();
  await sales.page.context().close();
});

test.describe('a theme has no words: once, in Chinese', () => {
  test.skip(({ locale }) => locale !== 'zh-CN');

  test('R-1.29 R-1.33 R-4.29 the dark theme is a class of the document and is kept', async ({
    browser,
    locale,
  }) => {
    const { page, t } = await signInStaff(browser, await newColleague('GUEST'), locale);
    const root = page.locator('html');
    await expect(root).not.toHaveClass(/\bdark\b/);
    await page.getByRole('button', { name: t('actions.darkTheme') }).click();
    await expect(root).toHaveClass(/\bdark\b/);
    await page.reload();
    await expect(root).toHaveClass(/\bdark\b/);
    await page.getByRole('button', { name: t('actions.lightTheme') }).click();
    await expect(root).not.toHaveClass(/\bdark\b/);
    await page.context().close();
  });
});

test('L-46 R-1.37 R-4.20 R-4.22 R-4.25 R-4.28 R-4.11 pages open as tabs, close around one, outlive a reload, and end with the session', async ({
  browser,
  locale,
}) => {
  const { page, t } = await signInStaff(browser, demo('guest'), locale);
  const tabs = openPages(page);
  const visits = [
    ['#/procurement/order', 2],
    [WAITING, 3],
    ['#/procurement/detail/o-0059', 4],
    [WAITING, 4],
  ] as const;
  for (const [hash, count] of visits) {
    await page.goto(`${adminUrl}/${hash}`);
    await expect(tabs).toHaveCount(count);
  }
  await expect(tabs.first()).toContainText(t('route.dashboard'));
  await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`${WAITING}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^O\d{11}$/);
  await expect(tabs).toHaveCount(4);

  const act = async (zh: string, en: string): Promise<void> => {
    await tabs.last().click({ button: 'right' });
    await page.getByRole('menuitem', { name: libraryWord(locale, zh, en) }).click();
  };
  await act('关闭其他', 'Close others');
  await expect(tabs).toHaveCount(2);
  await expect(page).toHaveURL(/o-0059$/);
  await page.goto(`${adminUrl}/#/procurement/order`);
  await expect(tabs).toHaveCount(3);
  await act('关闭全部', 'Close all');
  await expect(tabs).toHaveCount(1);
  await expect(page).toHaveURL(/#\/dashboard\/index$/);

  await page.goto(`${adminUrl}/${PAYMENTS}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('route.payments'));
  await page.getByRole('button', { name: /账号菜单|Account menu/ }).click();
  const [told] = await Promise.all([
    page.waitForRequest(/\/auth\/logout$/),
    page.getByRole('menuitem', { name: t('actions.signOut') }).click(),
  ]);
  expect(told.method()).toBe('DELETE');
  await expect(page, 'the next person is not led to the page of the one before').toHaveURL(/#\/login$/);
  await expect(page.getByLabel(t('signIn:username'))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();

  await enterSignIn({ page, t }, demo('warehouse'));
  await expect(tabs, 'nothing is left of the pages of the one before').toHaveCount(1);
  await page.goto(`${adminUrl}/${PAYMENTS}`);
  await expect(page.getByText(t('messages.noSuchPage'))).toBeVisible();
  await expect(page).not.toHaveURL(/payments/);
  await page.context().close();
});

test('Q-33 offline another tab does not show the rows of the one before, and comes by itself afterwards', async ({
  browser,
  locale,
}) => {
  const { page, t } = await signInStaff(browser, demo('guest'), locale);
  await page.goto(`${adminUrl}/${ORDERS}`);
  const rows = page.getByRole('main').getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('tab', { name: new RegExp(`^${t('statuses:status.CANCELLED')}`) }).click();
  await expect(rows).toHaveCount(0);
  const lost = libraryWord(locale, '网络已断开', 'No connection');
  await expect(page.getByRole('status').filter({ hasText: lost })).toBeVisible();
  await page.context().setOffline(false);
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: lost })).toHaveCount(0);
  await page.context().close();
});
