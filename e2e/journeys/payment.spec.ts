import { type Browser, expect, type Page } from '@playwright/test';
import { type Api, type Schemas, demo, rootApi, staffApi } from '../api';
import { confirmOrder, newOrder, newTrade } from '../orders';
import { type Person, signInBuyer, signInStaff } from '../people';
import { adminUrl, buyerUrl } from '../server';
import { test } from '../test';

const PDF = { name: 'MT103.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nproof') };
const PIECES = 6;

/** Sends a proof of payment with an amount and a file. */
async function sendProof({ page, t }: Person, amount: string): Promise<void> {
  await page.getByLabel(t('orders:proof.amount'), { exact: true }).fill(amount);
  await page.getByRole('tabpanel').locator('input[type=file]').setInputFiles(PDF);
  await expect(page.getByRole('link', { name: PDF.name }).first()).toBeVisible();
  await page.getByRole('button', { name: new RegExp(t('orders:proof.send')) }).click();
  await expect(page.getByText(t('orders:proof.sent')).first()).toBeVisible();
}

/** Ships all pieces of every sub-order as the warehouse, each sub-order in a parcel of its own. */
async function shipAll(warehouse: Api, id: string): Promise<void> {
  const { subs } = await warehouse.get<Schemas['OrderDetail']>(`orders/${id}`);
  for (const sub of subs) {
    const items = sub.lines.map((line) => ({ orderLineId: line.id, qty: line.confirmedQty ?? 0 }));
    await warehouse.post('shipments', {
      subOrderId: sub.id,
      courier: 'DHL',
      trackingNo: '8842 1107 3965',
      phoneTail: '6021',
      packingQty: 1,
      packages: [{ no: 1, items, weightG: 9400 }],
      fileIds: [],
    });
  }
}

/** Waits until one proof of an order waits for finance, and returns it. */
async function waitingProof(finance: Api, id: string): Promise<Schemas['StaffPayment']> {
  const call = `payments/page?orderId=${id}&status=PROOF_SUBMITTED&pageNum=1&pageSize=20`;
  let found: Schemas['StaffPayment'][] = [];
  await expect
    .poll(async () => {
      found = (await finance.get<{ list: Schemas['StaffPayment'][] }>(call)).list;
      return found.length;
    })
    .toBe(1);
  const [proof] = found;
  if (proof === undefined) throw new Error(`no proof of ${id} waits`);
  return proof;
}

/** Finds the proof in the queue as finance and accepts the suggested amount. */
async function acceptOnTheDesk({ page, t }: Person, orderNo: string): Promise<void> {
  await page.goto(`${adminUrl}/#/money/payments?keywords=${orderNo}`);
  const desk = page.getByRole('complementary', { name: t('money:payments.desk') });
  await expect(desk.getByRole('link', { name: orderNo })).toBeVisible();
  await desk.getByRole('button', { name: t('money:payments.accept'), exact: true }).click();
  await expect(page.getByText(t('money:payments.accepted', { orderNo })).first()).toBeVisible();
}

/** Settles the claim as finance with the whole amount and a note to the customer. */
async function settleOnTheOrder({ page, t }: Person, id: string): Promise<void> {
  await page.goto(`${adminUrl}/#/procurement/detail/${id}`);
  await page.getByRole('button', { name: t('orders:claims.settle'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('orders:claims.settleTitle') });
  await dialog.getByRole('textbox', { name: t('orders:claims.note') }).fill('granted whole');
  await dialog.getByRole('button', { name: t('orders:claims.settle'), exact: true }).click();
  await expect(page.getByText('granted whole').first()).toBeVisible();
}

/** Takes an order from payment to completion: proof, rejection, acceptance, parcels, receipt with a difference. */
async function payAndReceive(page: Page, browser: Browser, locale: string | undefined): Promise<void> {
  const trade = await newTrade('Payment');
  const id = await newOrder(trade, [PIECES]);
  await confirmOrder(trade, id);
  const root = await rootApi();
  const finance = await staffApi(demo('finance'));
  const warehouse = await staffApi(demo('warehouse'));
  const person = await signInBuyer(page, trade.customer, locale);
  const { t } = person;
  await page.goto(`${buyerUrl}/#/procurement/detail/${id}`);
  await expect(page.getByRole('tab', { name: t('orders:tabs.payment') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByText('Selvedge Trading S.r.l.')).toBeVisible();

  await sendProof(person, '1');
  const first = await waitingProof(finance, id);
  await finance.put(`payments/${first.id}/reject`, { reason: 'MT103?', version: first.version });
  await expect(page.getByText('MT103?').first()).toBeVisible();

  await sendProof(person, (first.order.openCents / 100).toFixed(2));
  const second = await waitingProof(finance, id);
  const clerk = await signInStaff(browser, demo('finance'), locale);
  await acceptOnTheDesk(clerk, second.order.orderNo);
  await page.getByRole('tab', { name: t('orders:tabs.payment') }).click();
  await expect(page.getByText(t('orders:proof.nothing'))).toBeVisible();

  await shipAll(warehouse, id);
  await page.getByRole('tab', { name: t('orders:tabs.parcels') }).click();
  await expect(page.getByText('8842 1107 3965').first()).toBeVisible();
  const confirm = page.getByRole('button', { name: new RegExp(`^${t('orders:receipt.confirmNow')} `) });
  const received = page
    .getByRole('textbox', { name: new RegExp(`^${t('orders:receipt.receivedOf', { name: '' })}`) })
    .first();
  const shipped = Number(await received.inputValue());
  await received.fill(String(shipped - 1));
  await received.press('Tab');
  await page.getByRole('tabpanel').getByLabel(t('orders:receipt.note')).fill('one is torn');
  await confirm.click();
  await page
    .getByRole('alertdialog', { name: t('orders:receipt.askTitle', { no: '01' }) })
    .getByRole('button', { name: t('orders:receipt.confirmNow') })
    .click();
  await expect(confirm).toHaveCount(0);
  await expect(page.getByText('one is torn')).toBeVisible();
  await expect(page.getByText(t('orders:claim.status.OPEN'))).toBeVisible();
  expect((await root.get<Schemas['OrderDetail']>(`orders/${id}`)).status).toBe('COMPLETED');
  await settleOnTheOrder(clerk, id);
  await expect(page.getByText(t('orders:claim.status.SETTLED'))).toBeVisible();
  await clerk.page.context().close();
}

test(
  'M-T5 M-T6 M-T6a M-T7 M-T9 X-B50 X-A131 X-A190 an order is paid, shipped and received with a difference that is settled',
  { tag: '@gate' },
  async ({ page, browser, locale }) => {
    await payAndReceive(page, browser, locale);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Q-46 M-T5 M-T9 the same at 390 px, and nothing scrolls sideways', async ({
    page,
    browser,
    locale,
  }) => {
    await payAndReceive(page, browser, locale);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
