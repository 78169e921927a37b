import { expect } from '@playwright/test';
import { demo, uniqueNumber } from '../api';
import { newColleague } from '../colleagues';
import { newProduct } from '../products';
import { signInStaff } from '../people';
import { adminUrl } from '../server';
import { test } from '../test';
import { libraryWord } from '../words';

const PRODUCTS = `${adminUrl}/#/goods/product`;

test('R-2.79 X-A59 L-21 a product is found by its code, opened beside the table, and the view is kept under a name', async ({
  browser,
  locale,
}) => {
  const { page, t } = await signInStaff(browser, await newColleague('PURCHASER'), locale);
  const main = page.getByRole('main');
  await page.goto(PRODUCTS);
  await expect(main.getByRole('rowheader').first()).toBeVisible();
  await page.goto(`${PRODUCTS}?kind=SPOT&stock=some`);
  const first = main.getByRole('row').nth(1);
  const code = (await first.locator(`[data-column="${t('products:columns.intlCode')}"]`).textContent()) ?? '';
  await first.click();
  const detail = page.getByRole('complementary');
  await expect(detail.getByText(code, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/row=/);
  await page.reload();
  await expect(detail.getByText(code, { exact: true }), 'what is open stands in the address').toBeVisible();
  await detail.getByRole('button', { name: libraryWord(locale, '下一条（J）', 'Next (J)') }).click();
  await expect(detail.getByText(code, { exact: true })).toHaveCount(0);
  await detail.getByRole('button', { name: libraryWord(locale, '关闭详情', 'Close detail') }).click();
  await expect(detail).toHaveCount(0);

  const filter = 'kind=SPOT&stock=some';
  await page.goto(`${PRODUCTS}?${filter}`);
  const views = page.getByRole('dialog', { name: t('listing:views.panel') });
  await main.getByRole('button', { name: t('listing:views.button'), exact: true }).click();
  const name = `${t('products:stock.some')} ${uniqueNumber()}`;
  await views.getByLabel(t('listing:views.name')).fill(name);
  await views.getByRole('button', { name: t('listing:views.save') }).click();
  const kept = views.getByRole('button', { name, exact: true });
  await expect(kept).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: t('common:actions.clear'), exact: true }).click();
  await expect(page).not.toHaveURL(/kind=/);
  await page.reload();
  await main.getByRole('button', { name: t('listing:views.button'), exact: true }).click();
  await kept.click();
  await expect(page).toHaveURL(new RegExp(filter));
  await main.getByRole('button', { name, exact: true }).click();
  await views.getByRole('button', { name: t('listing:views.remove', { name }) }).click();
  await expect(kept).toHaveCount(0);
  await page.context().close();
});

test('R-2.79 X-A191 X-A192 pieces are corrected with a reason, which stands among the movements of the product', async ({
  browser,
  locale,
}) => {
  const { intlCode, name } = await newProduct();
  const { page, t } = await signInStaff(browser, demo('warehouse'), locale);
  const main = page.getByRole('main');
  await page.goto(`${PRODUCTS}?keywords=${intlCode}`);
  await main.getByRole('row').filter({ hasText: intlCode }).click();
  const detail = page.getByRole('complementary');
  await detail.getByRole('button', { name: t('products:correction.open') }).click();
  const form = page.getByRole('dialog', { name: t('products:correction.title', { name }) });
  await form.getByRole('button', { name: t('common:actions.save') }).click();
  await expect(
    form.getByRole('button', { name: new RegExp(t('products:correction.reason')) }),
  ).toHaveAccessibleDescription(t('products:correction.reasonNeeded'));
  await form.getByRole('button', { name: new RegExp(t('products:correction.reason')) }).click();
  await page.getByRole('option', { name: t('products:reason.FOUND') }).click();
  const words = `${t('products:reason.FOUND')} ${uniqueNumber()}`;
  await form.getByLabel(t('products:correction.note')).fill(words);
  await form.getByRole('textbox').nth(1).fill('3');
  await form.getByRole('button', { name: t('common:actions.save') }).click();
  await expect(form).toHaveCount(0);
  await detail.getByRole('button', { name: t('products:movement.name') }).click();
  const movements = page.getByRole('dialog', { name: t('products:movement.title', { name }) });
  const moved = movements.getByRole('row').filter({ hasText: words });
  await expect(moved).toContainText('+3');
  await expect(moved).toContainText(t('products:moved.CORRECTION'));
  await page.context().close();
});

test('R-2.71 R-2.79 the lists of orders and of products fit every window, and no page scrolls sideways', async ({
  browser,
  locale,
}) => {
  const { page } = await signInStaff(browser, demo('purchaser'), locale);
  for (const path of ['procurement/order', 'goods/product']) {
    await page.goto(`${adminUrl}/#/${path}`);
    for (const width of [1440, 1280, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
      const over = () =>
        page.evaluate(() => {
          const grids = [...document.querySelectorAll('[role=grid]')];
          const boxes = [document.documentElement, ...grids.flatMap((grid) => grid.parentElement ?? [])];
          return boxes.map((box) => box.scrollWidth - box.clientWidth);
        });
      await expect
        .poll(async () => Math.max(...(await over())), `${path} at ${width}`)
        .toBeLessThanOrEqual(0);
    }
  }
  await page.context().close();
});
