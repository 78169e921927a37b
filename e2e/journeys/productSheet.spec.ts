import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { read, utils, write } from 'xlsx';
import { makeEan13 } from '../../packages/domain/products/ean';
import { demo, uniqueNumber } from '../api';
import { newProduct } from '../products';
import { signInStaff } from '../people';
import { adminUrl } from '../server';
import { test } from '../test';

const PRODUCTS = `${adminUrl}/#/goods/product`;
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('R-2.79 X-A66 X-A67 Q-01 Q-06 a style is exported, and its sheet with another code makes a new one; a wrong row is named', async ({
  browser,
  locale,
}, info) => {
  const { intlCode: known } = await newProduct();
  const { page, t } = await signInStaff(browser, demo('purchaser'), locale);
  const main = page.getByRole('main');
  await page.goto(`${PRODUCTS}?keywords=${known}`);
  const cell = main
    .getByRole('row')
    .nth(1)
    .locator(`[data-column="${t('products:columns.intlCode')}"]`);
  await expect(cell).toHaveText(known);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('sheets:export'), exact: true }).click(),
  ]);
  const path = `${info.outputDir}/goods.xlsx`;
  await file.saveAs(path);
  const book = read(readFileSync(path));
  const [heads = [], ...rows] = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, {
    header: 1,
    raw: false,
    defval: '',
  });
  expect(rows.length, 'a style of several sizes').toBeGreaterThan(1);
  expect(rows[0]?.[0]).toBe(known);

  const code = makeEan13(String(uniqueNumber()).slice(-12));
  const barcode = heads.findIndex((head) => /^(条码|Barcode)$/.test(head));
  const made = rows.map((row) => row.map((text, at) => (at === 0 ? code : at === barcode ? '' : text)));
  const wrong = heads.map((_, at) => (at === 0 ? '12' : ''));
  const out = utils.book_new();
  utils.book_append_sheet(out, utils.aoa_to_sheet([heads, ...made, wrong]), 'Goods');
  await page.getByRole('button', { name: t('products:import'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('products:sheet.title') });
  await dialog.getByRole('combobox', { name: t('products:sheet.supplier') }).click();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option').first().click();
  const buffer = write(out, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
  await dialog.locator('input[type=file]').setInputFiles({ name: 'goods.xlsx', mimeType: XLSX_TYPE, buffer });
  await expect(dialog.getByRole('grid', { name: t('sheets:wrongRows') })).toContainText('12');
  await dialog
    .getByRole('button', { name: t('products:sheet.commit_other', { count: made.length }) })
    .click();
  await expect(dialog).toHaveCount(0);
  await page.goto(`${PRODUCTS}?keywords=${code}`);
  await expect(main.getByRole('row').filter({ visible: true }).nth(1)).toContainText(code);
  await page.context().close();
});
