import { expect } from '@playwright/test';
import { demo } from '../api';
import { newCustomer } from '../customers';
import { signInBuyer } from '../people';
import { test } from '../test';
import { libraryWord } from '../words';

test.use({ viewport: { width: 390, height: 844 } });

test('Q-16 Q-46 on a phone a long list draws the rows in view and no more', async ({ page, locale }) => {
  await signInBuyer(page, demo('demo'), locale);
  await page.evaluate(() => {
    window.location.hash = '/products/detail/L-2610-0101';
  });
  const rows = page.locator('li[aria-setsize="3000"]');
  await expect(rows.first().getByRole('button')).toBeVisible();
  expect(await rows.count()).toBeLessThan(100);
});

test('Q-14 Q-15 Q-46 L-40 on a phone the sizes of a style are written in a sheet; Back closes it, what is written stays', async ({
  page,
  locale,
}) => {
  const { t } = await signInBuyer(page, await newCustomer('Phone'), locale);
  await page.evaluate(() => {
    window.location.hash = '/products/detail/L-2610-0101';
  });
  const unwritten = libraryWord(locale, '写订量', 'Write sizes');
  const free = page.locator('li[aria-setsize]').filter({ hasText: unwritten }).first();
  const place = await free.getAttribute('aria-posinset');
  const row = page.locator(`li[aria-posinset="${place ?? ''}"]`).getByRole('button');
  await row.click();
  const sheet = page.getByRole('dialog', { name: t('ProductManifest:sheet', { name: '' }) });
  const field = sheet.getByRole('textbox').first();
  await expect(sheet).toBeVisible();
  await field.fill('1.5');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill('1');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await expect(
    sheet.getByRole('button', { name: libraryWord(locale, '写入 1 件', 'Write 1 piece') }),
  ).toBeVisible();
  const scrolls = page.evaluate(() => document.documentElement.scrollWidth);
  expect(await scrolls).toBeLessThanOrEqual(390);

  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(row).toBeFocused();
  await expect(page).toHaveURL(/products\/detail\/L-2610-0101/);
  await page.reload();
  await expect(row, 'what was written survives a reload').not.toContainText(unwritten);
  await row.click();
  await expect(field).toHaveValue('1');
  await field.fill('');
  await page.keyboard.press('Escape');
  await expect(row).toContainText(unwritten);
});
