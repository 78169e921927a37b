import { expect, test } from '@playwright/test';
import { fillTemplate } from '../orderSheet';
import { signInBuyer, signInStaff } from '../people';
import type { Person } from '../people';

const COAT = '8051234567892';

/** Opens the list of the demo house that closes next; its first style is the coat of the order sheet. */
async function openFirstList({ page, t }: Person): Promise<void> {
  await page.getByRole('link', { name: t('menu.lists'), exact: true }).click();
  await page.getByRole('row').filter({ hasText: '186 / ' }).getByRole('link').click();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '187');
}

/** Template down, quantities in, sheet up, valid rows to the cart (Q-01..Q-06). */
async function importSheet({ page, t }: Person, folder: string): Promise<void> {
  await page.getByRole('link', { name: t('listDetail:importOrderSheet') }).click();
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('import:downloadTemplate') }).click(),
  ]);
  await template.saveAs(`${folder}/template.xlsx`);
  fillTemplate(`${folder}/template.xlsx`, `${folder}/filled.xlsx`, [1, 1, 1]);

  await page.locator('input[type=file]').setInputFiles(`${folder}/filled.xlsx`);
  await expect(page.getByRole('heading', { level: 1, name: t('import:reviewTitle') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('8051234567890');
  const [badRows] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: t('import:downloadBadRows_other', { count: 1 }) })
      .or(page.getByRole('button', { name: /Download 1 bad row/ }))
      .first()
      .click(),
  ]);
  expect(badRows.suggestedFilename()).toMatch(/\.xlsx$/);
  await page.getByRole('radio', { name: t('import:mode.VALID_ONLY') }).check({ force: true });
  await page.getByRole('button', { name: t('import:commitRows_other', { count: 3 }) }).click();
  await expect(page).toHaveURL(/#\/shoppingCart/);
}

/** Takes the coat alone out of the cart into an inquiry; returns the number of the order it becomes. */
async function submitInquiry({ page, t }: Person): Promise<string> {
  const lines = page.getByRole('row').filter({ hasText: COAT });
  await expect(lines).toHaveCount(3);
  const all = page.getByRole('group', { name: t('cart:tools') }).getByRole('checkbox');
  await all.uncheck({ force: true });
  for (const line of await lines.all()) await line.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: t('cart:createInquiry_other', { count: 3 }) }).click();
  await expect(page).toHaveURL(/#\/procurement\/inquiry/);
  const submit = page.getByRole('button', { name: t('inquiry:submit') });
  await submit.dblclick();
  await expect(page).toHaveURL(/#\/procurement\/detail\//);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^O\d{11}$/);
  return (await title.textContent()) ?? '';
}

/** Staff find the order, confirm it with one piece short, and record the supplier's receipt (M-T3, M-T3b). */
async function confirmAndAcknowledge({ page, t }: Person, orderNo: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/#/procurement/order?keywords=${orderNo}`);
  await page.getByRole('link', { name: orderNo }).click();
  await page
    .getByRole('button', { name: t('orders:stepOn', { step: t('orders:steps.platformConfirm'), no: '01' }) })
    .or(page.getByRole('button', { name: t('orders:steps.platformConfirm') }))
    .first()
    .click();
  const confirm = page.getByRole('dialog');
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
  const receipt = page.getByRole('dialog');
  await receipt.getByRole('button', { name: t('orders:steps.acknowledge') }).click();
  await expect(receipt).toHaveCount(0);
}

test(
  'R-1.11 R-2.30 Q-01 Q-27 M-T1 M-T3 M-T4 an order sheet becomes a confirmed order',
  { tag: '@gate' },
  async ({ page, browser, locale }, info) => {
    const buyer = await signInBuyer(page, 'demo', locale);
    const { t } = buyer;
    await expect(page.getByRole('region', { name: t('dashboard:waitingForMe') })).toBeVisible();
    await expect(page.getByRole('region', { name: t('dashboard:closingSoon') })).toBeVisible();

    await openFirstList(buyer);
    await importSheet(buyer, info.outputDir);
    const orderNo = await submitInquiry(buyer);

    const staff = await signInStaff(browser, 'sales', locale);
    await confirmAndAcknowledge(staff, orderNo);

    const confirm = page.getByRole('button', { name: t('orders:confirmInquiry'), exact: true });
    await expect(confirm, 'the open page shows the change by itself').toBeVisible();
    await expect(page.getByRole('main')).toContainText('Giulia Ferrero');
    await confirm.click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await question.getByRole('button', { name: t('orders:confirmInquiry'), exact: true }).click();
    await expect(confirm).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText(t('statuses:flow.TO_BE_PAID'));

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(orderNo);
    await expect(page.getByRole('main')).toContainText(t('orders:action.confirmInquiry'));
  },
);
