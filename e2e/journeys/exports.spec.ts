import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { read, utils } from 'xlsx';
import { newCustomer } from '../customers';
import { signInBuyer } from '../people';
import { test } from '../test';

test('R-1.04 R-2.31 Q-08 R-9.21 M-J a list is exported as it is filtered, its workbook fetched and opened', async ({
  page,
  locale,
}, info) => {
  const { t } = await signInBuyer(page, await newCustomer('Export'), locale);
  await page.goto('/#/products/detail/L-2611-0086?sort=intlCode&order=asc');
  const grid = page.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '187');
  const first = await grid.getByRole('row').nth(1).textContent();
  await page.getByRole('button', { name: t('exports:export'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('exports:title') });
  await expect(dialog).toContainText('186');
  await dialog.getByRole('radio', { name: t('exports:IMAGE') }).check({ force: true });
  await dialog.getByRole('button', { name: t('exports:start'), exact: true }).click();

  await expect(page).toHaveURL(/#\/mine\/exports$/);
  const row = page.getByRole('row').nth(1);
  await expect(row, 'the page follows by itself').toContainText(t('exports:state.DONE'));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: t('exports:download') }).click(),
  ]);
  const path = `${info.outputDir}/export.xlsx`;
  await file.saveAs(path);
  expect(file.suggestedFilename()).toMatch(/^AW25 .*\d{4}-\d\d-\d\d\.xlsx$/);
  const book = read(readFileSync(path), { bookFiles: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const [heads = [], ...rows] = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
  expect(rows).toHaveLength(186);
  const code = rows[0]?.[heads.findIndex((head) => /国际编码|International code/.test(String(head)))];
  expect(first).toContain(String(code));
  const pictures = Object.keys(Object(Reflect.get(book, 'files'))).filter((name) =>
    /media\/image\d+\.jpeg$/.test(name),
  );
  expect(pictures.length).toBeGreaterThan(1);
});
