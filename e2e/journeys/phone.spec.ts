import { expect, test } from '@playwright/test';
import { signInBuyer } from '../people';

const PLACES = [
  '/dataSummary',
  '/product/list',
  '/products/list',
  '/products/detail/L-2611-0086',
  '/products/import/L-2611-0086',
  '/procurement/order',
  '/procurement/detail/o-0060',
  '/procurement/drafts',
  '/shoppingCart',
  '/address',
  '/mine/exports',
  '/mine/mine',
];

test.use({ viewport: { width: 390, height: 844 } });

test('Q-46 on a phone no page of the buyer scrolls sideways, at 390 and at 360 px', async ({
  page,
  locale,
}) => {
  await signInBuyer(page, 'demo', locale);
  for (const place of PLACES) {
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, place);
    await expect(page.getByRole('heading', { level: 1 }), place).toHaveText(/\S/);
    await expect(page.locator('main [aria-busy=true]'), place).toHaveCount(0);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      const scrolls = page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(await scrolls, `${place} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('Q-16 Q-46 on a phone a long list draws the rows in view and no more', async ({ page, locale }) => {
  await signInBuyer(page, 'demo', locale);
  await page.evaluate(() => {
    window.location.hash = '/products/detail/L-2610-0101';
  });
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '3001');
  await expect(grid.getByRole('rowheader').first()).toBeVisible();
  expect(await grid.getByRole('row').count()).toBeLessThan(100);
});
