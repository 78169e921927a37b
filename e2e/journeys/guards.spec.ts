import { expect } from '@playwright/test';
import { demo } from '../api';
import { enterSignIn, goInside, signInBuyer } from '../people';
import { buyerUrl } from '../server';
import { test } from '../test';
import { libraryWord, wordsOf } from '../words';

const DAY_MS = 86_400_000;
/** Open list of the demo data. */
const FIRST_LIST = 'L-2611-0086';
/** Every page inside the shell except the dashboard, and an unknown address. */
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

/** Returns the name of the dialog that asks for an e-mail address. */
const bindEmail = (locale: string | undefined): string => libraryWord(locale, '绑定邮箱', 'Bind e-mail');

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
    await signInBuyer(page, demo('fresh'), locale);
    const raised = () => page.evaluate(() => Number(Reflect.get(window, 'raised')));
    const dialog = page.getByRole('dialog', { name: bindEmail(locale) });
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
    await signInBuyer(page, demo('demo'), locale);
    await page.evaluate(() => window.dispatchEvent(new Event('show-bind-email')));
    const dialog = page.getByRole('dialog', { name: bindEmail(locale) });
    await expect(dialog.getByRole('textbox').first()).toHaveValue('linzx@hanhai-trade.hk');
  });

  test('R-4.13 D-09 a session of more than 24 hours leads to the sign-in page', async ({ page, locale }) => {
    await signInBuyer(page, demo('demo'), locale);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate((age) => {
      const write = Storage.prototype.setItem.bind(localStorage);
      write('temp', String(Date.now() - age));
      // A response that is still on its way would renew the session.
      Storage.prototype.setItem = (key, value) => {
        if (key !== 'temp') write(key, value);
      };
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
    const { t } = await signInBuyer(page, demo('demo'), locale);
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
    await enterSignIn({ page, t }, demo('demo'));
    await expect(page).toHaveURL(/#\/product\/list/);
    await expect(page.getByRole('grid').getByRole('row').nth(1)).toContainText('Kerguelen');
    await expect(
      page.getByRole('dialog', { name: bindEmail(locale) }),
      'an address is bound, so nobody asks for one',
    ).toHaveCount(0);
  });
});
