import { expect } from '@playwright/test';
import { demo } from '../api';
import { newTrade } from '../orders';
import type { OwnTrade } from '../orders';
import { fillTemplate } from '../orderSheet';
import { signInBuyer, signInStaff } from '../people';
import type { Person } from '../people';
import { test } from '../test';

/** Opens the list of the customer's own team from the table of lists. */
async function openOwnList({ page, t }: Person, { list, products }: OwnTrade): Promise<void> {
  await page.getByRole('link', { name: t('menu.lists'), exact: true }).click();
  await page.getByRole('row').filter({ hasText: list.name }).getByRole('link').click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(products.length + 1));
}

/** Downloads the template, fills in quantities, uploads the sheet and commits the valid rows to the cart. */
async function importSheet({ page, t }: Person, code: string, folder: string): Promise<void> {
  await page.getByRole('link', { name: t('listDetail:importOrderSheet') }).click();
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('import:downloadTemplate') }).click(),
  ]);
  const [from, to] = [`${folder}/template.xlsx`, `${folder}/filled.xlsx`];
  await template.saveAs(from);
  fillTemplate({ from, to, code }, [1, 1, 1]);

  await page.locator('input[type=file]').setInputFiles(to);
  await expect(page.getByRole('heading', { level: 1, name: t('import:reviewTitle') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('8051234567890');
  const [badRows] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('import:downloadBadRows', { count: 1 }) }).click(),
  ]);
  expect(badRows.suggestedFilename()).toMatch(/\.xlsx$/);
  await page.getByRole('radio', { name: t('import:mode.VALID_ONLY') }).check({ force: true });
  await page.getByRole('button', { name: t('import:commitRows', { count: 3 }) }).click();
  await expect(page).toHaveURL(/#\/shoppingCart/);
}

/** Moves the coat alone from the cart into an inquiry and submits it; returns the number of the order. */
async function submitInquiry({ page, t }: Person, code: string): Promise<string> {
  const lines = page.getByRole('row').filter({ hasText: code });
  await expect(lines).toHaveCount(3);
  const all = page.getByRole('group', { name: t('cart:tools') }).getByRole('checkbox');
  await all.uncheck({ force: true });
  for (const line of await lines.all()) await line.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: t('cart:createInquiry', { count: 3 }) }).click();
  await expect(page).toHaveURL(/#\/procurement\/inquiry/);
  const submit = page.getByRole('button', { name: t('inquiry:submit') });
  await submit.dblclick();
  await expect(page).toHaveURL(/#\/procurement\/detail\//);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^O\d{11}$/);
  return (await title.textContent()) ?? '';
}

/** Finds the order as staff, confirms it with one piece short, and records the supplier's receipt. */
async function confirmAndAcknowledge({ page, t }: Person, orderNo: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/procurement/order?keywords=${orderNo}`);
  await page.getByRole('link', { name: orderNo }).click();
  await page
    .getByRole('button', { name: t('orders:stepOn', { step: t('orders:steps.platformConfirm'), no: '01' }) })
    .or(page.getByRole('button', { name: t('orders:steps.platformConfirm') }))
    .first()
    .click();
  const confirm = page.getByRole('dialog', { name: t('orders:stepTitle.platformConfirm', { no: '01' }) });
  await confirm.getByRole('textbox').first().fill('0');
  await page.keyboard.press('Tab');
  await confirm.getByRole('button', { name: new RegExp(t('orders:columns.reason'), 'i') }).click();
  await page.getByRole('option', { name: t('dictionaries:shortage_reason.SHORTAGE') }).click();
  await confirm.getByRole('button', { name: t('orders:steps.platformConfirm') }).click();
  await expect(confirm).toHaveCount(0);

  await page
    .getByRole('button', { name: t('orders:steps.acknowledge') })
    .first()
    .click();
  const receipt = page.getByRole('dialog', { name: t('orders:stepTitle.acknowledge', { no: '01' }) });
  await receipt.getByRole('button', { name: t('orders:steps.acknowledge') }).click();
  await expect(receipt).toHaveCount(0);
}

test(
  'R-1.11 R-2.30 Q-01 Q-27 M-T1 M-T3 M-T4 an order sheet becomes a confirmed order',
  { tag: '@gate' },
  async ({ page, browser, locale }, info) => {
    const trade = await newTrade('Order sheet', 3);
    const code = trade.products[0]?.intlCode ?? '';
    const buyer = await signInBuyer(page, trade.customer, locale);
    const { t } = buyer;
    await expect(page.getByRole('region', { name: t('dashboard:waitingForMe') })).toBeVisible();
    await expect(page.getByRole('region', { name: t('dashboard:closingSoon') })).toBeVisible();

    await openOwnList(buyer, trade);
    await importSheet(buyer, code, info.outputDir);
    const orderNo = await submitInquiry(buyer, code);

    const staff = await signInStaff(browser, demo('sales'), locale);
    await confirmAndAcknowledge(staff, orderNo);

    const confirm = page.getByRole('button', { name: t('orders:confirmInquiry'), exact: true });
    await expect(confirm, 'the open page shows the change by itself').toBeVisible();
    await expect(page.getByRole('main')).toContainText('Giulia Ferrero');
    await confirm.click();
    const question = page.getByRole('alertdialog', { name: t('orders:confirmTitle', { orderNo }) });
    await question.getByRole('button', { name: t('orders:confirmInquiry'), exact: true }).click();
    await expect(confirm).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(t('statuses:flow.TO_BE_PAID'));

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderNo);
    await expect(page.getByRole('main')).toContainText(t('orders:action.confirmInquiry'));
  },
);
