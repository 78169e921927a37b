import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { enterSignIn, signInBuyer } from '../people';
import { buyerUrl } from '../server';
import { libraryWord, wordsOf } from '../words';

const DAY_MS = 86_400_000;
const FIRST_LIST = 'L-2611-0086';
/** Everything inside the shell but the dashboard, and an address that is none. */
const HELD_BACK = [
  '/product/list',
  '/products/list',
  `/products/detail/${FIRST_LIST}`,
  `/products/import/${FIRST_LIST}`,
  '/procurement/order',
  '/procurement/detail/o-0060',
  '/procurement/detailSon/o-0060',
  '/procurement/inquiry',
  '/procurement/drafts',
  '/shoppingCart',
  '/address',
  '/mine/exports',
  '/mine/mine',
  '/nowhere',
];

/** Follows an address inside the app, as a link or a typed hash does. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, path);
}

test('R-1.21 a wrong password keeps what was typed and says why', async ({ page, locale }) => {
  const t = wordsOf('buyer', locale);
  await page.goto(`${buyerUrl}/`);
  await enterSignIn({ page, t }, 'demo', 'Demo-2062');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
  await expect(page.getByLabel(t('signIn:username'), { exact: true })).toHaveValue('demo');
  await expect(page.getByLabel(t('signIn:password'), { exact: true })).toHaveValue('Demo-2062');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test(
  'L-39 R-4.03 R-8.01 R-8.03 Q-37 a token the server does not know asks to sign in and leads back',
  { tag: '@gate' },
  async ({ page, locale }) => {
    const { t } = await signInBuyer(page, 'demo', locale);
    await goInside(page, '/products/list?status=PENDING');
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('token', 'nobody'));
    await page.reload();
    await expect(page).toHaveURL(/#\/login\?redirect=%2Fproducts%2Flist%3Fstatus%3DPENDING$/);
    await enterSignIn({ page, t }, 'demo');
    await expect(page).toHaveURL(/#\/products\/list\?status=PENDING$/);
    await expect(
      page.getByRole('radio', { name: new RegExp(`^${t('statuses:list.PENDING')}`) }),
    ).toBeChecked();

    const orders = '**/api/sp/front/order/**';
    await page.route(orders, (route) => route.fulfill({ json: { code: 401, message: 'expired' } }));
    await goInside(page, '/procurement/order?status=SHIPPED');
    await expect(page, 'in the middle of a session').toHaveURL(
      /#\/login\?redirect=%2Fprocurement%2Forder%3Fstatus%3DSHIPPED$/,
    );
    await expect(page.getByRole('main').getByRole('row')).toHaveCount(0);
    await page.unroute(orders);
    await enterSignIn({ page, t }, 'demo');
    await expect(page).toHaveURL(/#\/procurement\/order\?status=SHIPPED$/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
  },
);

test('R-4.02 R-4.05 R-4.06 R-4.07 R-4.09 signing out tells the server and clears the storage', async ({
  page,
  locale,
}) => {
  const { t } = await signInBuyer(page, 'demo', locale);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('rateList'))).toContain('CNY');
  await page.getByRole('button', { name: /账号菜单|Account menu/ }).click();
  const [told] = await Promise.all([
    page.waitForRequest(/\/user\/logout$/),
    page.getByRole('menuitem', { name: t('actions.signOut') }).click(),
  ]);
  expect(told.method()).toBe('GET');
  await expect(page).toHaveURL(/#\/login$/);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('button', { name: t('actions.signIn'), exact: true })).toBeVisible();
});

test('Q-18 R-2.01 Back from a list returns to the filtered lists, reload keeps filters', async ({
  page,
  locale,
}) => {
  const { t } = await signInBuyer(page, 'demo', locale);
  await page.getByRole('link', { name: t('menu.lists'), exact: true }).click();
  const delivery = page.getByRole('radio', { name: t('dictionaries:delivery_method.MAINLAND'), exact: true });
  await delivery.check({ force: true });
  await expect(page).toHaveURL(/delivery=MAINLAND/);
  await page.getByRole('row').filter({ hasText: '41 / 59' }).getByRole('link').first().click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '42');
  await page.goBack();
  await expect(page).toHaveURL(/#\/products\/list\?delivery=MAINLAND$/);
  await expect(delivery).toBeChecked();
  await page.reload();
  await expect(delivery).toBeChecked();

  await page.goForward();
  const season = page.getByRole('checkbox', { name: /^SS26/ });
  await season.check({ force: true });
  await expect(page).toHaveURL(/seasons=SS26/);
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
  await page.reload();
  await expect(season).toBeChecked();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
});

test.describe('the way back has no words: once, in Chinese', () => {
  test.skip(({ locale }) => locale !== 'zh-CN');

  test('L-23 Back from every detail leads to the list as it was', async ({ page, locale }) => {
    await signInBuyer(page, 'demo', locale);
    const heading = page.getByRole('heading', { level: 1 });
    const lands = async (path: string) => {
      await expect(page).toHaveURL(`${buyerUrl}/#${path}`);
      await expect(heading.filter({ visible: true }).first(), path).toBeVisible();
      await expect(page.getByRole('main'), path).toHaveText(/\S/);
    };
    const firstOf = (path: string) =>
      page.evaluate(async (url) => {
        const headers = { 'Authori-zation': localStorage.getItem('token') ?? '' };
        const answer = await fetch(url, { headers });
        const { data } = (await answer.json()) as {
          data: { list: { id: string; subs?: { id: string }[] }[] };
        };
        return { id: data.list[0]?.id ?? '', subId: data.list[0]?.subs?.[0]?.id ?? '' };
      }, `/api/sp/front/${path}`);
    const order = await firstOf('order/page?status=SHIPPED');
    const futures = await firstOf('order/futures/page');
    const goods = await firstOf('product/page?seasons=SS26');
    const shipped = '/procurement/order?status=SHIPPED';
    for (const [list, detail] of [
      ['/products/list?delivery=MAINLAND', `/products/detail/${FIRST_LIST}`],
      ['/products/list?delivery=MAINLAND', `/products/import/${FIRST_LIST}`],
      ['/product/list?seasons=SS26', `/product/detail/${goods.id}`],
      [shipped, `/procurement/detail/${order.id}`],
      [shipped, `/procurement/proforma/${order.id}`],
      [shipped, `/procurement/detailSon/${order.subId}`],
      ['/procurement/futures', `/procurement/futuresDetail/${futures.id}`],
    ] as const) {
      await goInside(page, list);
      await lands(list);
      await goInside(page, detail);
      await lands(detail);
      await page.goBack();
      await lands(list);
    }
  });
});

test('Q-31 an order that is not there says so and leads back to the orders', async ({ page, locale }) => {
  const { t } = await signInBuyer(page, 'demo', locale);
  await goInside(page, '/procurement/detail/o-nowhere');
  await expect(page.getByRole('alert').filter({ hasText: t('orders:missing.title') })).toBeVisible();
  await page.getByRole('link', { name: t('orders:missing.back') }).click();
  await expect(page).toHaveURL(/#\/procurement\/order$/);
});

test.describe('guards, events and links have no words: once, in Chinese', () => {
  test.skip(({ locale }) => locale !== 'zh-CN');

  test('R-2.35 R-2.39 R-2.40 R-2.42 R-2.43 without an e-mail every page leads to the dashboard and asks once', async ({
    page,
    locale,
  }) => {
    await page.addInitScript(() => {
      Object.assign(window, { raised: 0 });
      window.addEventListener('show-bind-email', () => {
        Object.assign(window, { raised: Number(Reflect.get(window, 'raised')) + 1 });
      });
    });
    await signInBuyer(page, 'fresh', locale);
    const raised = () => page.evaluate(() => Number(Reflect.get(window, 'raised')));
    const dialog = page.getByRole('dialog', { name: libraryWord(locale, '绑定邮箱', 'Bind e-mail') });
    await expect(dialog).toHaveCount(0);
    for (const [index, path] of HELD_BACK.entries()) {
      await goInside(page, path);
      await expect(page, path).toHaveURL(/#\/dataSummary$/);
      await expect(dialog, path).toBeVisible();
      expect(await raised(), path).toBe(index + 1);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }

    await goInside(page, '/shoppingCart');
    await expect(dialog.getByRole('textbox').first()).toHaveValue('');
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(500);
    await page.mouse.click(20, 450);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/#\/dataSummary$/);
  });

  test('R-2.41 R-2.102 the event opens the dialog with the stored address', async ({ page, locale }) => {
    await signInBuyer(page, 'demo', locale);
    await page.evaluate(() => window.dispatchEvent(new Event('show-bind-email')));
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('linzx@hanhai-trade.hk');
  });

  test('R-4.13 D-09 a session of more than 24 hours leads to the sign-in page', async ({ page, locale }) => {
    await signInBuyer(page, 'demo', locale);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate((age) => {
      localStorage.setItem('temp', String(Date.now() - age));
      window.location.hash = '/shoppingCart';
    }, DAY_MS + 1);
    await expect(page).toHaveURL(/#\/login/);
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      null,
      null,
    ]);
  });

  test('R-2.44 R-2.45 R-2.46 a shared link narrows the superlists, a malformed one does nothing', async ({
    page,
    locale,
  }) => {
    const { t } = await signInBuyer(page, 'demo', locale);
    await goInside(page, '/shoppingCart?screening=%7B%22keywords%22');
    await expect(page).toHaveURL(/#\/shoppingCart/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(t('places.cart')));
    expect(await page.evaluate(() => localStorage.getItem('screening'))).toBeNull();

    const screening = { keywords: 'Kerguelen', stockMin: 5 };
    await goInside(page, `/shoppingCart?screening=${encodeURIComponent(JSON.stringify(screening))}`);
    await expect(page).toHaveURL(/#\/product\/list\?keywords=Kerguelen&stockMin=5$/);
    expect(
      await page.evaluate(() => JSON.parse(localStorage.getItem('screening') ?? 'null') as unknown),
    ).toEqual(screening);
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('Kerguelen');
  });

  test('D-11 Q-37 a shared link opened by somebody not signed in survives the sign-in', async ({
    page,
    locale,
  }) => {
    const t = wordsOf('buyer', locale);
    const screening = encodeURIComponent(JSON.stringify({ keywords: 'Kerguelen' }));
    await page.goto(`${buyerUrl}/#/product/list?screening=${screening}`);
    await expect(page).toHaveURL(/#\/login/);
    await enterSignIn({ page, t }, 'demo');
    await expect(page).toHaveURL(/#\/product\/list/);
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('Kerguelen');
    await expect(page.getByRole('dialog'), 'an address is bound, so nobody asks for one').toHaveCount(0);
  });
});
