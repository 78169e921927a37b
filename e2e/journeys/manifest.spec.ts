import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { newCustomer } from '../customers';
import { signInBuyer } from '../people';
import type { Person } from '../people';
import { test } from '../test';
import { libraryWord } from '../words';

/** Returns the choices of the display currency, with the charged currency last. */
const currencies = ({ page }: Person): Locator =>
  page.getByRole('radiogroup', { name: /^(显示币种|Display currency)$/ }).getByRole('radio');

/**
 * Opens the list of 3,000 products from the table of lists, with amounts in euro: the currency follows a user to every browser, so each
 * test has a buyer of its own.
 */
async function openLongList(buyer: Person): Promise<Locator> {
  const { page, t } = buyer;
  await page.getByRole('link', { name: t('menu.lists'), exact: true }).click();
  await page.getByRole('row').filter({ hasText: '3,000 / ' }).getByRole('link').first().click();
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '3001');
  await expect(grid.getByRole('spinbutton').first()).toBeVisible();
  await currencies(buyer).last().check({ force: true });
  await expect(grid.getByRole('row').nth(1)).toContainText('€');
  return grid;
}

/** Returns the first row with at least `count` sizes in stock, and the fields of these sizes. */
async function rowWithSizes(grid: Locator, count: number): Promise<{ row: Locator; sizes: Locator }> {
  const free = 'css=[role=spinbutton]:not([aria-disabled=true]):not([disabled]), input:not([disabled])';
  for (const row of await grid.getByRole('row').all()) {
    const sizes = row.locator(free);
    if ((await sizes.count()) < count) continue;
    const index = await row.getAttribute('aria-rowindex');
    const held = grid.locator(`[role=row][aria-rowindex="${index ?? ''}"]`);
    return { row: held, sizes: held.locator(free) };
  }
  throw new Error(`No row has ${count} sizes in stock`);
}

/** Returns the cents of the first amount in euro of a text. */
function euroCents(text: string | null): number {
  const [, whole = '', part = ''] = /€([\d,]+)\.(\d\d)/.exec(text ?? '') ?? [];
  return Number(whole.replaceAll(',', '') + part);
}

const euro = (cents: number): string =>
  `€${(cents / 100).toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

test(
  'R-1.07 Q-14 Q-16 Q-50 R-9.12 a size run typed with Tab, the bar names pieces and the missing sum',
  { tag: '@gate' },
  async ({ page, locale }) => {
    const buyer = await signInBuyer(page, await newCustomer('Manifest'), locale);
    const grid = await openLongList(buyer);
    const drawn = await grid.getByRole('row').count();
    expect(drawn, 'only the rows in view are drawn').toBeLessThan(100);

    const { row, sizes } = await rowWithSizes(grid, 3);
    const price = euroCents(await row.getByRole('gridcell').filter({ hasText: '€' }).first().textContent());
    await sizes.first().click();
    for (const digit of ['1', '2', '1']) {
      await page.keyboard.type(digit);
      await page.keyboard.press('Tab');
    }
    const bar = page.getByRole('region', { name: libraryWord(locale, '本单合计', 'Order so far') });
    await expect(bar).toContainText(libraryWord(locale, '4 件', '4 pcs'));
    const products = 4 * price;
    await expect(bar).toContainText(euro(products));
    const missing = products < 500_000 ? 500_000 - products : 1_000_000 - products;
    await expect(bar).toContainText(euro(missing));

    await page.reload();
    await expect(bar, 'what was typed survives a reload').toContainText(euro(products));
  },
);

test.describe('a kept choice has no words: once, in Chinese', () => {
  test.skip(({ locale }) => locale !== 'zh-CN');

  test('R-3.16 Q-19 the chosen columns are kept after a reload', async ({ page, locale }) => {
    const buyer = await signInBuyer(page, await newCustomer('Manifest'), locale);
    const { t } = buyer;
    const grid = await openLongList(buyer);
    const season = grid.getByRole('columnheader', { name: t('productColumns:season'), exact: true });
    await expect(season).toBeVisible();
    const chooser = page.getByRole('button', { name: /^(列|Columns)/ });
    const panel = page.getByRole('dialog', { name: libraryWord(locale, '选择列', 'Choose columns') });
    await chooser.click();
    const choice = panel.getByRole('checkbox', { name: t('productColumns:season') });
    const [saved] = await Promise.all([
      page.waitForResponse(/\/list\/columns\/set$/),
      choice.click({ force: true }),
    ]);
    expect(saved.ok()).toBe(true);
    await expect(choice).not.toBeChecked();
    await expect(season).toBeHidden();
    await page.reload();
    await expect(grid.getByRole('columnheader').nth(1)).toBeVisible();
    await expect(season).toBeHidden();
    await chooser.click();
    await panel.getByRole('button', { name: libraryWord(locale, '恢复默认', 'Reset to default') }).click();
    await page.keyboard.press('Escape');
    await expect(season).toBeVisible();
  });
});

test('R-1.19 R-1.20 R-9.05 D-40 another currency shows rounded amounts, what is charged stays in euro', async ({
  page,
  locale,
}) => {
  const buyer = await signInBuyer(page, await newCustomer('Manifest'), locale);
  const grid = await openLongList(buyer);
  const row = grid.getByRole('row').nth(1);
  await currencies(buyer).first().check({ force: true });
  await expect(row).toContainText(/≈\s*¥/);
  await expect(row).not.toContainText('€');
  const bar = page.getByRole('region', { name: libraryWord(locale, '本单合计', 'Order so far') });
  await expect(bar).toContainText('€0.00');
  await page.reload();
  await expect(row).toContainText(/≈\s*¥/);
});

test('L-12 Q-10 Q-12 a pasted code is found and added with Enter', async ({ page, locale }) => {
  const buyer = await signInBuyer(page, await newCustomer('Manifest'), locale);
  const { t } = buyer;
  const grid = await openLongList(buyer);
  const { row, sizes } = await rowWithSizes(grid, 2);
  const code = (await row.getByRole('gridcell').nth(1).textContent()) ?? '';
  const spoken = (await sizes.nth(1).getAttribute('aria-label')) ?? '';
  const size = /(?:尺码|Size) ([^，,]+)/.exec(spoken)?.[1] ?? '';
  await page.getByRole('button', { name: t('listDetail:quick.title') }).click();
  const dialog = page.getByRole('dialog', { name: t('listDetail:quick.title') });
  const codes = dialog.getByRole('textbox');
  await codes.focus();
  await page.keyboard.insertText(`${code} ${size} 1`);
  await page.keyboard.press('Enter');
  await expect(codes).toHaveValue('');
  await page.keyboard.insertText('8051234567890\n4000000000000');
  await dialog.getByRole('button', { name: t('listDetail:quick.find') }).click();
  await expect(dialog).toContainText('4000000000000');
  await dialog
    .getByRole('button', { name: t('actions.close') })
    .last()
    .click();
  const bar = page.getByRole('region', { name: libraryWord(locale, '本单合计', 'Order so far') });
  await expect(bar).toContainText(libraryWord(locale, '1 件', '1 pc'));
});
