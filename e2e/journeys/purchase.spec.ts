import { expect } from '@playwright/test';
import { demo, uniqueNumber } from '../api';
import { confirmOrder, newOrder, newTrade } from '../orders';
import { signInStaff } from '../people';
import { adminUrl } from '../server';
import { test } from '../test';

test('R-2.81 R-2.82 M-P X-A150 a need becomes a purchase order, is sent, comes in with one defective piece, and the stock names it', async ({
  browser,
  locale,
}) => {
  const pieces = 3;
  const trade = await newTrade('Needs');
  await confirmOrder(trade, await newOrder(trade, [pieces]));
  const { intlCode: code = '', name = '' } = trade.products[0] ?? {};
  const { page, t } = await signInStaff(browser, demo('purchaser'), locale);
  const main = page.getByRole('main');
  await page.goto(`${adminUrl}/#/purchases/needs?keywords=${code}`);
  const row = main.getByRole('row').filter({ hasText: code });
  await expect(row.locator(`[data-column="${t('purchases:columns.toOrder')}"]`)).toHaveText(String(pieces));
  await row.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: t('purchases:order.action') }).click();
  const making = page.getByRole('dialog', { name: t('purchases:order.title', { count: 1 }) });
  await making.getByRole('button', { name: t('purchases:order.action') }).click();
  await expect(page).toHaveURL(/#\/purchases\/detail\//);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^P\d{11}$/);
  const poNo = (await title.textContent()) ?? '';

  for (const step of ['send', 'acknowledge'] as const) {
    await page.getByRole('button', { name: t(`purchases:step.${step}`), exact: true }).click();
    const asked = page.getByRole('alertdialog', { name: t(`purchases:ask.${step}.title`, { no: poNo }) });
    await asked.getByRole('button', { name: t(`purchases:step.${step}`), exact: true }).click();
    await expect(asked).toHaveCount(0);
  }
  await page.getByRole('button', { name: t('purchases:step.receive'), exact: true }).click();
  const counting = page.getByRole('dialog', { name: t('purchases:receive.title', { no: poNo }) });
  await counting.getByRole('textbox').nth(0).fill(String(pieces));
  await counting.getByRole('textbox').nth(1).fill('1');
  await counting.getByRole('button', { name: t('purchases:step.receive'), exact: true }).click();
  await expect(counting.getByText(t('purchases:validation.aboveOpen'))).toBeVisible();
  await counting
    .getByRole('textbox')
    .nth(0)
    .fill(String(pieces - 1));
  await counting.getByRole('button', { name: t('purchases:step.receive'), exact: true }).click();
  await expect(counting).toHaveCount(0);
  await expect(main.getByText(t('purchases:cameDefect', { count: 1 }))).toBeVisible();

  await page.goto(`${adminUrl}/#/goods/product?keywords=${code}`);
  await main.getByRole('row').filter({ hasText: code }).click();
  const detail = page.getByRole('complementary');
  await detail.getByRole('button', { name: t('products:movement.name') }).click();
  const movements = page.getByRole('dialog', { name: t('products:movement.title', { name }) });
  const moved = movements.getByRole('row').filter({ hasText: poNo });
  await expect(moved).toContainText(t('products:moved.RECEIPT'));
  await expect(moved).toContainText(`+${pieces - 1}`);
  await page.context().close();
});

test('R-2.85 a supplier is made with its warehouse prefix, which nobody else may have', async ({
  browser,
  locale,
}) => {
  const { page, t } = await signInStaff(browser, demo('purchaser'), locale);
  const main = page.getByRole('main');
  await page.goto(`${adminUrl}/#/purchases/supplier`);
  await page.getByRole('button', { name: t('suppliers:add') }).click();
  const form = page.getByRole('dialog', { name: t('suppliers:add') });
  const number = String(uniqueNumber());
  const name = `Lanificio ${number}`;
  const fields = {
    code: `LAGO-${number}`,
    warehousePrefix: 'VG',
    name,
    country: 'IT',
  } as const;
  for (const [field, text] of Object.entries(fields))
    await form
      .getByRole('textbox', { name: t(`suppliers:field.${field as keyof typeof fields}`), exact: true })
      .fill(text);
  await form.getByRole('button', { name: t('common:actions.save') }).click();
  const prefix = form.getByRole('textbox', { name: t('suppliers:field.warehousePrefix'), exact: true });
  await expect(prefix, 'what is taken is refused at its field').toHaveAttribute('aria-invalid', 'true');
  // The last six digits of the number as letters, A for 0 and so on.
  await prefix.fill(number.slice(-6).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit))));
  await form.getByRole('button', { name: t('common:actions.save') }).click();
  await expect(form).toHaveCount(0);
  await main.getByLabel(t('suppliers:search')).fill(name);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('rowheader', { name: new RegExp(name) })).toBeVisible();
  await page.context().close();
});
