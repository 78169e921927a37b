import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { demo } from '../api';
import { newOrder, newTrade } from '../orders';
import { signInStaff } from '../people';
import { adminUrl } from '../server';
import { test } from '../test';

/** Returns the cells of a column of the sheet, from the top. */
async function columnOf(grid: Locator, header: string): Promise<Locator> {
  const at = await grid
    .getByRole('columnheader', { name: header, exact: true })
    .getAttribute('aria-colindex');
  return grid.locator(`[role=rowgroup] [role=row] [role=gridcell][aria-colindex="${at}"]`);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

test('R-2.73 D-15 M-T3 a supplier’s reply is pasted into the sheet of an order, the cell that cannot stand is mended, and all is saved', async ({
  browser,
  locale,
}) => {
  const id = await newOrder(await newTrade('Sheet', 2), [1, 3]);
  const { page, t } = await signInStaff(browser, demo('sales'), locale);
  await page.goto(`${adminUrl}/#/procurement/bigDetail/${id}`);
  const grid = page.getByRole('grid', { name: t('route.orderBigDetails') });
  await expect(grid).toBeVisible();
  await page.getByRole('button', { name: t('orders:sheet.rows') }).click();
  await page.getByRole('option', { name: t('orders:sheet.only.open') }).click();

  const confirmed = await columnOf(grid, t('orders:columns.confirmedQty'));
  const pieces = await (await columnOf(grid, t('orders:columns.askedQty'))).allInnerTexts();
  const at = pieces.findIndex((qty) => Number(qty) > 1);
  const cell = confirmed.nth(at);
  const type = async (text: string) => {
    await cell.click();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };

  const save = page.getByRole('button', { name: t('orders:sheet.save'), exact: true });
  await expect(save).toBeDisabled();
  await confirmed.first().click();
  await paste(page, pieces.with(at, 'n/a').join('\n'));
  await expect(cell).toHaveAttribute('aria-invalid', 'true');
  await type(String(Number(pieces[at]) + 1));
  await expect(cell, 'more than was asked is refused at the cell').toHaveAttribute('aria-invalid', 'true');
  await type(String(Number(pieces[at]) - 1));
  await expect(cell).not.toHaveAttribute('aria-invalid', 'true');
  await save.click();
  await expect(page.getByText(t('NoMatches:title'))).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: t('orders:sheet.rows') }).click();
  await page.getByRole('option', { name: t('orders:sheet.only.short') }).click();
  await expect(confirmed.first()).toHaveText(String(Number(pieces[at]) - 1));
  await expect(grid.getByText(t('dictionaries:shortage_reason.SHORTAGE')).first()).toBeVisible();
  await page.context().close();
});
