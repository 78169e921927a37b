import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { newCustomer } from '../customers';
import { signInBuyer } from '../people';
import type { Person } from '../people';
import { test } from '../test';
import { libraryWord } from '../words';

/** Opens the superlists, with the products of one delivery method or of all. */
async function openProducts({ page }: Person, hash: string): Promise<Locator> {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('rowheader').first()).toBeVisible();
  return grid;
}

test('R-2.15 Q-17 goods are ticked across the table, weighed side by side, and an inquiry is made of what is written of them', async ({
  page,
  locale,
}) => {
  const buyer = await signInBuyer(page, await newCustomer('Superlists'), locale);
  const { t } = buyer;
  const grid = await openProducts(buyer, '/product/list');
  await grid.getByRole('row').nth(1).getByRole('checkbox').click();
  await grid.getByRole('row').nth(3).getByRole('checkbox').click();
  await page.getByRole('button', { name: t('superlists:selection.compare', { most: 4 }) }).click();
  const dialog = page.getByRole('dialog', { name: t('superlists:compare.title') });
  await expect(dialog.getByRole('columnheader')).toHaveCount(2);
  await expect(dialog.getByRole('rowheader', { name: t('superlists:compare.material') })).toBeVisible();
  await expect(page).toHaveURL(/compare=/);
  await page.reload();
  await expect(dialog.getByRole('columnheader'), 'a link to it opens it').toHaveCount(2);
  await page.goBack();
  await expect(dialog).toHaveCount(0);

  const free = '[role=spinbutton]:not([aria-disabled=true])';
  const rows = grid.getByRole('row').filter({ has: page.locator(free) });
  for (const place of [0, 1]) {
    await rows.nth(place).locator(free).first().click();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
  }
  await rows.first().getByRole('checkbox').click();
  await page
    .getByRole('button', { name: libraryWord(locale, '生成询价单（1 件）', 'Create inquiry (1 piece)') })
    .click();
  await expect(page).toHaveURL(/from=written&styles=/);
  await expect(page.getByRole('button', { name: t('inquiry:submit') })).toBeVisible();
  await expect(page.getByRole('grid').getByRole('rowheader'), 'what was not ticked stays').toHaveCount(1);
});

test('R-2.27 R-3.19 goods of two deliveries are split into a draft each, and every line is in one of them', async ({
  page,
  locale,
}) => {
  const buyer = await signInBuyer(page, await newCustomer('Superlists'), locale);
  const { t } = buyer;
  for (const delivery of ['MAINLAND', 'OVERSEAS']) {
    await page.evaluate((to) => {
      window.location.hash = to;
    }, `/products/list?delivery=${delivery}&status=PENDING`);
    const lists = page.getByRole('main').getByRole('row');
    await expect(lists.nth(1)).toContainText(t(`dictionaries:delivery_method.${delivery}`));
    await lists.nth(1).getByRole('link').first().click();
    const free = page.getByRole('grid').locator('[role=spinbutton]:not([aria-disabled=true])');
    await free.first().click();
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
  }
  await page.evaluate(() => {
    window.location.hash = '/procurement/inquiry?from=written';
  });
  await page.getByRole('textbox', { name: t('inquiry:options.remark') }).fill(`Split ${locale}`);
  await page.getByRole('button', { name: t('inquiry:split.action') }).click();
  const asked = page.getByRole('alertdialog', { name: t('inquiry:split.title', { count: 2 }) });
  await expect(asked.getByRole('listitem')).toHaveCount(2);
  await asked.getByRole('button', { name: t('inquiry:split.confirm') }).click();
  await expect(page).toHaveURL(/procurement\/drafts/);
  const rows = page.getByRole('main').getByRole('row');
  await expect(rows.nth(1)).toContainText(t('dictionaries:delivery_method.MAINLAND'));
  await expect(rows.nth(2)).toContainText(t('dictionaries:delivery_method.OVERSEAS'));
  await rows.nth(2).getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: t('inquiry:options.remark') })).toHaveValue(
    `Split ${locale}`,
  );
  await expect(page.getByRole('grid').getByRole('rowheader')).toHaveCount(1);
  await expect(page.getByRole('button', { name: t('inquiry:split.action') })).toHaveCount(0);
});
