import { expect, type APIRequestContext, type Browser, type Page, request, test } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { type Person, signInBuyer, signInStaff } from '../people';
import { adminUrl, buyerUrl } from '../server';

const PASSWORD = 'Demo-2026';
const PDF = { name: 'MT103.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nproof') };

interface Envelope {
  code: number;
  data: unknown;
}

const field = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), value);

/** Staff who take their steps through the API. */
async function staff(username: string): Promise<APIRequestContext> {
  const door = await request.newContext({ baseURL: adminUrl });
  const form = { username, password: PASSWORD, captchaKey: '', captchaCode: '' };
  const answer = (await (await door.post('/api/v1/auth/login', { multipart: form })).json()) as Envelope;
  expect(answer.code).toBe(200);
  await door.dispose();
  const type = String(field(answer.data, 'tokenType') ?? 'Bearer');
  const authorization = `${type} ${String(field(answer.data, 'accessToken'))}`;
  return request.newContext({ baseURL: adminUrl, extraHTTPHeaders: { authorization } });
}

async function read(house: APIRequestContext, path: string): Promise<unknown> {
  return field(await (await house.get(path)).json(), 'data');
}

async function step(
  house: APIRequestContext,
  method: 'post' | 'put',
  path: string,
  data: object,
): Promise<unknown> {
  const sent = await house[method](path, { data, headers: { 'idempotency-key': randomUUID() } });
  const answer = (await sent.json()) as Envelope;
  expect(answer.code, JSON.stringify(answer)).toBe(200);
  return answer.data;
}

/** The signed-in buyer, who takes through the API what other journeys take on the page. */
async function buyerDoor(page: Page): Promise<APIRequestContext> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  return request.newContext({ baseURL: buyerUrl, extraHTTPHeaders: { 'authori-zation': token } });
}

const AREAS: Readonly<Record<string, string>> = {
  MAINLAND: 'MAINLAND',
  HK_MACAO: 'HK_MACAO_TW',
  OVERSEAS: 'OVERSEAS',
};
const PIECES = 6;

const rowsIn = (value: unknown): unknown[] => Object.values(Object(value));

/** Goods of an open list that go to an address of the buyer's. */
async function inquiry(buyer: APIRequestContext): Promise<object> {
  const addresses = rowsIn(field(await read(buyer, '/api/sp/front/user/address/list'), 'list'));
  const lists = rowsIn(field(await read(buyer, '/api/sp/front/list/page?pageNum=1&pageSize=50'), 'list'));
  for (const list of lists) {
    const area = AREAS[String(field(list, 'deliveryMethod'))];
    const address = addresses.find((one) => field(one, 'areaType') === area);
    if (
      !address ||
      field(list, 'kind') !== 'SPOT' ||
      field(list, 'status') !== 'PENDING' ||
      field(list, 'minOrderMode') === 'BLOCK'
    )
      continue;
    const listId = String(field(list, 'id'));
    const path = `/api/sp/front/list/product/page?listId=${listId}&pageNum=1&pageSize=100`;
    const sizes = rowsIn(field(await read(buyer, path), 'list'))
      .filter((product) => field(product, 'wholesalePriceCents') !== null)
      .flatMap((product) => rowsIn(field(product, 'sizes')));
    const size = sizes.find((one) => Number(field(one, 'stockQty')) >= PIECES);
    if (!size) continue;
    const lines = [{ skuId: field(size, 'skuId'), listId, qty: PIECES }];
    return { lines, addressId: field(address, 'id'), paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] };
  }
  throw new Error('no open list has goods for an address of the buyer');
}

/** An order of the demo buyer, confirmed by both sides: it waits to be paid. */
async function orderToPay(page: Page, house: APIRequestContext): Promise<string> {
  const buyer = await buyerDoor(page);
  const made = await step(buyer, 'post', '/api/sp/front/inquiry/create', await inquiry(buyer));
  const id = String(field(made, 'orderId'));
  const subOrderIds = rowsIn(field(await read(house, `/api/v1/orders/${id}`), 'subs')).map((sub) =>
    field(sub, 'id'),
  );
  for (const subId of subOrderIds) {
    await step(house, 'put', `/api/v1/sub-orders/${String(subId)}/confirm`, { lines: [], version: 1 });
    await step(house, 'put', `/api/v1/sub-orders/${String(subId)}/acknowledge`, { lines: [], version: 2 });
  }
  const { version } = Object(await read(buyer, `/api/sp/front/order/detail/${id}`)) as { version: number };
  await step(buyer, 'post', '/api/sp/front/inquiry/confirm', { subOrderIds, version });
  await buyer.dispose();
  return id;
}

const open = (page: Page, id: string): Promise<void> =>
  page.evaluate((hash) => {
    window.location.hash = hash;
  }, `/procurement/detail/${id}`);

/** Sends a proof of a sum with a file. */
async function sendProof({ page, t }: Person, amount: string): Promise<void> {
  await page.getByLabel(t('orders:proof.amount'), { exact: true }).fill(amount);
  await page.getByRole('tabpanel').locator('input[type=file]').setInputFiles(PDF);
  await expect(page.getByRole('link', { name: PDF.name }).first()).toBeVisible();
  await page.getByRole('button', { name: new RegExp(t('orders:proof.send')) }).click();
  await expect(page.getByText(t('orders:proof.sent')).first()).toBeVisible();
}

/** The warehouse sends everything of every sub-order, each in a parcel of its own. */
async function shipAll(warehouse: APIRequestContext, id: string): Promise<void> {
  const order = await read(warehouse, `/api/v1/orders/${id}`);
  for (const sub of rowsIn(field(order, 'subs'))) {
    if (field(sub, 'cancelled') === true) continue;
    const lines = rowsIn(field(sub, 'lines'));
    const items = lines
      .map((line) => ({ orderLineId: field(line, 'id'), qty: Number(field(line, 'confirmedQty')) }))
      .filter(({ qty }) => qty > 0);
    await step(warehouse, 'post', '/api/v1/shipments', {
      subOrderId: field(sub, 'id'),
      courier: 'DHL',
      trackingNo: '8842 1107 3965',
      phoneTail: '6021',
      packingQty: 1,
      packages: [{ no: 1, items, weightG: 9400 }],
      fileIds: [],
    });
  }
}

/** Finance finds the proof in the queue and accepts what is suggested. */
async function acceptOnTheDesk({ page, t }: Person, orderNo: string): Promise<void> {
  await page.goto(`${adminUrl}/#/money/payments?keywords=${orderNo}`);
  const desk = page.getByRole('complementary', { name: t('money:payments.desk') });
  await expect(desk.getByRole('link', { name: orderNo })).toBeVisible();
  await desk.getByRole('button', { name: t('money:payments.accept'), exact: true }).click();
  await expect(page.getByText(t('money:payments.accepted', { orderNo })).first()).toBeVisible();
}

/** Finance grants what was claimed, with a word to the customer. */
async function settleOnTheOrder({ page, t }: Person, id: string): Promise<void> {
  await page.goto(`${adminUrl}/#/procurement/detail/${id}`);
  await page.getByRole('button', { name: t('orders:claims.settle'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t('orders:claims.settleTitle') });
  await dialog.getByRole('textbox', { name: t('orders:claims.note') }).fill('granted whole');
  await dialog.getByRole('button', { name: t('orders:claims.settle'), exact: true }).click();
  await expect(page.getByText('granted whole').first()).toBeVisible();
}

/** From an order to be paid to one that is completed: proof, rejection, acceptance, parcels, receipt with a difference. */
async function payAndReceive(person: Person, browser: Browser, locale: string | undefined): Promise<void> {
  const { page, t } = person;
  const root = await staff('root');
  const finance = await staff('finance');
  const warehouse = await staff('warehouse');
  const id = await orderToPay(page, root);
  await open(page, id);
  await expect(page.getByRole('tab', { name: t('orders:tabs.payment') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByText('Selvedge Trading S.r.l.')).toBeVisible();

  const waitingProofs = `/api/v1/payments/page?orderId=${id}&status=PROOF_SUBMITTED&pageNum=1&pageSize=20`;
  const waiting = async () => {
    let rows: unknown[] = [];
    await expect(async () => {
      rows = rowsIn(field(await read(finance, waitingProofs), 'list'));
      expect(rows).toHaveLength(1);
    }).toPass();
    return rows[0];
  };
  await sendProof(person, '1');
  const first = await waiting();
  await step(finance, 'put', `/api/v1/payments/${String(field(first, 'id'))}/reject`, {
    reason: 'MT103?',
    version: field(first, 'version'),
  });
  await expect(page.getByText('MT103?').first()).toBeVisible();

  const openCents = Number(field(first, 'order', 'openCents'));
  await sendProof(person, (openCents / 100).toFixed(2));
  const second = await waiting();
  const clerk = await signInStaff(browser, 'finance', locale);
  await acceptOnTheDesk(clerk, String(field(second, 'order', 'orderNo')));
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
  for (let left = await confirm.count(); left > 0; left -= 1) {
    await confirm.first().click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('orders:receipt.confirmNow') })
      .click();
    await expect(confirm).toHaveCount(left - 1);
  }
  await expect(page.getByText('one is torn')).toBeVisible();
  await expect(page.getByText(t('orders:claim.status.OPEN'))).toBeVisible();
  expect(field(await read(root, `/api/v1/orders/${id}`), 'status')).toBe('COMPLETED');
  await settleOnTheOrder(clerk, id);
  await expect(page.getByText(t('orders:claim.status.SETTLED'))).toBeVisible();
  await clerk.page.context().close();
  await Promise.all([root, finance, warehouse].map((door) => door.dispose()));
}

test(
  'M-T5 M-T6 M-T6a M-T7 M-T9 X-B50 X-A131 X-A190 an order is paid, shipped and received with a difference that is settled',
  { tag: '@gate' },
  async ({ page, browser, locale }) => {
    await payAndReceive(await signInBuyer(page, 'demo', locale), browser, locale);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Q-46 M-T5 M-T9 the same at 390 px, and nothing scrolls sideways', async ({
    page,
    browser,
    locale,
  }) => {
    await payAndReceive(await signInBuyer(page, 'demo', locale), browser, locale);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
