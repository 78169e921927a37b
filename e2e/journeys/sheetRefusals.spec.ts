import { expect } from '@playwright/test';
import { demo } from '../api';
import { signInBuyer } from '../people';
import { commaText, firstHalf, oldWorkbook, orderSheet, renamedArchive } from '../sheets';
import { test } from '../test';

const HEAD = ['International code', 'Size', 'Quantity'] as const;

test('R-5.18 R-5.19 Q-11 Q-13 D-45 a sheet that cannot be read is refused in one sentence and nothing is ordered', async ({
  page,
  locale,
}) => {
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/cart/count') && answer.ok());
  const { t } = await signInBuyer(page, demo('member'), locale);
  const { data } = (await (await counted).json()) as { data: { qty: number } };
  const bag = page.getByRole('link', { name: new RegExp(`(购物车，|Shopping cart, )${data.qty} `) });
  await expect(bag, 'the pieces that the demo put there').toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /import|upload|cart/.test(request.url())) sent.push(request.url());
  });
  await page.goto(`${new URL(page.url()).origin}/#/products/import/L-2611-0086`);
  const limits = { extension: '.xlsx', size: 30, rows: '1,000', found: '1,001' };
  const say = (reason: string): string => t(`import:refused.${reason}`, limits);
  const cases = [
    [oldWorkbook('order.xls'), say('OLD_XLS')],
    [oldWorkbook('order.xlsx'), say('OLD_XLS')],
    [commaText('order.csv'), say('CSV_FILE')],
    [commaText('order.xlsx'), say('CSV_FILE')],
    [renamedArchive('order.xlsx'), say('NOT_A_WORKBOOK')],
    [firstHalf(orderSheet('order.xlsx', HEAD, 100)), say('TRUNCATED')],
    [orderSheet('order.xlsx', HEAD, 1001), say('TOO_MANY_ROWS')],
  ] as const;
  for (const [file, sentence] of cases) {
    await page.locator('input[type=file]').setInputFiles(file);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
  }
  await expect(page.getByRole('main').getByText(t('import:limits', limits))).toBeVisible();
  // The user can select the code column here, so this sheet is not refused.
  await page
    .locator('input[type=file]')
    .setInputFiles(orderSheet('order.xlsx', ['Brand', 'Size', 'Quantity'], 3));
  const lacking = t('import:reading.lacks', { what: say('NO_CODE_COLUMN') });
  await expect(page.getByText(lacking)).toBeVisible();
  expect(sent).toEqual([]);
  await page.reload();
  await expect(bag).toBeVisible();
});
