import { expect, test } from '@playwright/test';
import { signInStaff } from '../people';
import { adminUrl } from '../server';

test('R-2.81 R-2.82 M-P X-A150 a need becomes a purchase order, is sent, comes in with one defective piece, and the stock names it', async ({
  browser,
  locale,
}) => {
  const { page, t } = await signInStaff(browser, 'purchaser', locale);
  const main = page.getByRole('main');
  await page.goto(`${adminUrl}/#/purchases/needs`);
  await expect(main.getByRole('rowheader').first()).toBeVisible();
  // Each language buys a need of its own, of at least two pieces, so that one can be defective.
  const rows = main.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const open = await rows.evaluateAll((found, header) => {
    const cellOf = (row: Element, name: string) =>
      row.querySelector(`[data-column="${name}"]`)?.textContent?.trim() ?? '';
    return found.map((row) => Number(cellOf(row, header)));
  }, t('purchases:columns.toOrder'));
  const places = open.flatMap((pieces, at) => (pieces >= 2 ? [at] : []));
  const at = (locale === 'en-GB' ? places.at(0) : places.at(-1)) ?? 0;
  const pieces = open[at] ?? 0;
  const row = rows.nth(at);
  const code = (await row.locator(`[data-column="${t('purchases:columns.intlCode')}"]`).textContent()) ?? '';
  await row.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: t('purchases:order.action') }).click();
  const making = page.getByRole('dialog');
  await making.getByRole('button', { name: t('purchases:order.action') }).click();
  await expect(page).toHaveURL(/#\/purchases\/detail\//);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^P\d{11}$/);
  const poNo = (await title.textContent()) ?? '';

  for (const step of ['send', 'acknowledge'] as const) {
    await page.getByRole('button', { name: t(`purchases:step.${step}`), exact: true }).click();
    const asked = page.getByRole('alertdialog');
    await asked.getByRole('button', { name: t(`purchases:step.${step}`), exact: true }).click();
    await expect(asked).toHaveCount(0);
  }
  await page.getByRole('button', { name: t('purchases:step.receive'), exact: true }).click();
  const counting = page.getByRole('dialog');
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
  await expect(
    main.getByText(
      t(locale === 'zh-CN' ? 'purchases:cameDefect_other' : 'purchases:cameDefect_one', { count: 1 }),
    ),
  ).toBeVisible();

  await page.goto(`${adminUrl}/#/goods/product?keywords=${code}`);
  await main.getByRole('row').nth(1).click();
  const detail = page.getByRole('complementary');
  await detail.getByRole('button', { name: t('products:movement.name') }).click();
  const moved = page.getByRole('dialog').getByRole('row').filter({ hasText: poNo });
  await expect(moved).toContainText(t('products:moved.RECEIPT'));
  await expect(moved).toContainText(`+${pieces - 1}`);
  await page.context().close();
});

test('R-2.85 a supplier is made with its warehouse prefix, which nobody else may have', async ({
  browser,
  locale,
}) => {
  const { page, t } = await signInStaff(browser, 'purchaser', locale);
  const main = page.getByRole('main');
  await page.goto(`${adminUrl}/#/purchases/supplier`);
  await page.getByRole('button', { name: t('suppliers:add') }).click();
  const form = page.getByRole('dialog');
  const name = `Lanificio ${Date.now()}`;
  const fields = {
    code: locale === 'en-GB' ? 'LAGO-EN' : 'LAGO-ZH',
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
  await prefix.fill(locale === 'en-GB' ? 'LGE' : 'LGZ');
  await form.getByRole('button', { name: t('common:actions.save') }).click();
  await expect(form).toHaveCount(0);
  await main.getByLabel(t('suppliers:search')).fill(name);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('rowheader', { name: new RegExp(name) })).toBeVisible();
  await page.context().close();
});
