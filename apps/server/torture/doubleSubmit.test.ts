import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { field, makeAddress, makeProduct } from '../src/testing/builders';
import { productBook, productRowsOf, sendProducts } from '../src/testing/productSheets';
import { type OrderFixture, startOrderFixture, wrongLocks } from '../src/testing/orderFixture';
import { makeBuyer, makeStaff } from '../src/testing/people';
import { book, sendSheet } from '../src/testing/sheets';
import type { ApiAnswer, Tester } from '../src/testing/testers';
import { KEPT } from './lib/calls';
import { pause, sized, titled } from './lib/settings';
import { wrongSums } from './lib/sums';

vi.setConfig({ testTimeout: 300_000 });

const AT_ONCE = sized(5, 40);
/** Wait for a person's files, in ms: they are read one after the other, so the last of many waits for all before it. */
const PATIENCE_MS = 120_000;
const FRONT = '/api/sp/front';
const CODE = '8059999000017';

let fixture: OrderFixture;
let boss: Tester;
let skuId: string;
let productId: string;
beforeAll(async () => {
  fixture = await startOrderFixture();
  await makeStaff(fixture.server.db, { username: 'boss' }, 'ROOT');
  boss = await fixture.server.staff('boss');
  const { listId } = fixture;
  productId = await makeProduct(fixture.server.db, { listId, sizes: { OS: 50_000 }, intlCode: CODE });
  skuId = `${productId}-OS`;
});
afterAll(() => fixture.server.close());

async function rowsOf({ table, state }: Pick<Write, 'table' | 'state'>): Promise<number> {
  const counted = state === undefined ? sql`` : sql` where state = ${state}`;
  const found = await fixture.server.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}${counted}`,
  );
  return found.rows[0]?.n ?? 0;
}

const sheet = () =>
  book([
    ['code', 'size', 'qty'],
    [CODE, 'OS', 2],
  ]);

async function readyJob(): Promise<string> {
  const { lin, listId } = fixture;
  return String(field((await sendSheet(lin, sheet(), { listId })).data, 'id'));
}

/** Repeats a call as long as it is refused with 42901, as the app does. */
async function patient(call: () => Promise<ApiAnswer>): Promise<ApiAnswer> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await call();
    if (answer.code !== 42901 || Date.now() > until) return answer;
    await pause(500);
  }
}

interface Write {
  /** Table that grows by one row with each effect. */
  table: string;
  /** State of the rows that are counted: the effect replaces a row of another state. */
  state?: string;
  /** Prepares the data, then returns the call that is made several times with one key. */
  prepare(): Promise<(headers: Record<string, string>) => Promise<ApiAnswer>>;
  /** Number of simultaneous calls when a person may not send as many as usual; two forms are read at a time. */
  atOnce?: number;
  /** True when a background job brings about the effect. */
  isLater?: true;
  /** True when the answer contains a secret and is not repeated: a repetition may be refused with 40904. */
  secret?: true;
}

const order = () => ({
  lines: [{ skuId, listId: fixture.listId, qty: 1, priceCents: 10_000 }],
  addressId: fixture.addressId,
  paymentMethod: 'OFFLINE_TRANSFER',
  notifyUserIds: [],
});

const sumOf = (orderId: string) => ({ orderId, amountCents: 500, paidAt: '2026-01-02T00:00:00Z' });

/** Returns a payment of an order that waits for payment, with an uploaded proof. */
async function paidOutside(payer: Tester, method: string) {
  const { id: orderId } = await fixture.orderToPay();
  return { ...sumOf(orderId), method, fileIds: [await fixture.proof(payer)] };
}

/** Makes an order that is paid with credit and waits for its parcels. */
async function paidWhole() {
  const { id, subIds } = await fixture.orderToPay();
  await fixture.giveCredit(110_000);
  const used = { orderId: id, amountCents: 110_000 };
  await fixture.lin.post(`${FRONT}/payment/credit/apply`, used, { 'idempotency-key': randomUUID() });
  const sub = field(await fixture.detail(id), 'subs', 0);
  return {
    id,
    subId: subIds[0] ?? '',
    lineId: String(field(sub, 'lines', 0, 'id')),
    version: field(sub, 'version'),
  };
}

/** Makes an order with a refund due: of a customer without a team, with a closed piece; returns its id. */
async function owedOrder() {
  const { id, subId, lineId, version } = await paidWhole();
  await fixture.server.db.execute(sql`update orders set team_id = null where id = ${id}`);
  const lines = [{ id: lineId, qty: 1, shortageReason: 'DEFECT' }];
  await boss.post(`/api/v1/sub-orders/${subId}/close-short`, { lines, version });
  return id;
}

/** Returns a shipment with one piece of a paid order. */
async function onePiece() {
  const { subId: subOrderId, lineId: orderLineId } = await paidWhole();
  const packages = [{ no: 1, items: [{ orderLineId, qty: 1 }] }];
  return {
    subOrderId,
    courier: 'DHL',
    trackingNo: '1',
    phoneTail: '6021',
    packingQty: 1,
    packages,
    fileIds: [],
  };
}

/** Returns an inquiry of the member, whose spend limit is a cent. */
async function aboveLimit() {
  const { chen, server } = fixture;
  const chenId = String(field((await chen.get(`${FRONT}/user/get/info`)).data, 'id'));
  await server.db.execute(sql`update team_members set spend_limit_cents = 1 where buyer_id = ${chenId}`);
  return { ...order(), addressId: await makeAddress(server.db, chenId) };
}

/** Returns the fields of a list as a seller saves it. */
async function sellersList() {
  await fixture.server.db.execute(sql`update buyers set seller_flag = true where username = 'lin'`);
  return {
    name: 'twice',
    kind: 'SPOT',
    deliveryMethod: 'OVERSEAS',
    startAt: new Date().toISOString(),
    closeAt: new Date(Date.now() + 86_400_000).toISOString(),
    minOrderValueCents: 0,
    minOrderMode: 'WARN',
    shipDays: 1,
    receiveDays: 2,
    columns: ['intlCode'],
    settings: {},
  };
}

/** Returns the fields of a list as staff save it. */
const staffList = () => ({
  name: 'twice',
  kind: 'SPOT',
  deliveryMethod: 'OVERSEAS',
  excludeTaiwan: false,
  startAt: new Date().toISOString(),
  closeAt: new Date(Date.now() + 86_400_000).toISOString(),
  minOrderValueCents: 0,
  minOrderMode: 'WARN',
  shipDays: 1,
  receiveDays: 2,
  columns: ['intlCode'],
  settings: {},
  visibility: 'ALL',
  visibleTo: [],
});

/** Makes an open list of the seller. */
async function publishedList(): Promise<string> {
  const { lin } = fixture;
  const made = await lin.post(`${FRONT}/list/save`, await sellersList(), { 'idempotency-key': randomUUID() });
  const listId = String(field(made.data, 'id'));
  await lin.post(`${FRONT}/list/item/edit`, { listId, add: [{ productId }], version: 1 });
  await lin.post(`${FRONT}/list/publish`, { id: listId, version: 2 });
  return listId;
}

/** Returns a purchase order for stock from the supplier of the fixture. */
const onePurchase = () => ({
  supplierId: 's1',
  lines: [{ skuId, qty: 5, costCents: 4000 }],
  expectedAt: '2099-01-01',
});

/** All writing operations with an Idempotency-Key. */
const WRITES: Readonly<Record<string, Write>> = {
  frontCartAdd: {
    table: 'cart_lines',
    prepare: async () => {
      const { lin, listId, server } = fixture;
      const fresh = await makeProduct(server.db, { listId, sizes: { OS: 9 } });
      const lines = [{ skuId: `${fresh}-OS`, listId, qty: 1 }];
      return (headers) => lin.post(`${FRONT}/cart/add`, { lines }, headers);
    },
  },
  frontListSave: {
    table: 'lists',
    prepare: async () => {
      const wanted = await sellersList();
      return (headers) => fixture.lin.post(`${FRONT}/list/save`, wanted, headers);
    },
  },
  frontListShareCreate: {
    table: 'list_shares',
    prepare: async () => {
      const wanted = { listId: await publishedList() };
      return (headers) => fixture.lin.post(`${FRONT}/list/share/create`, wanted, headers);
    },
  },
  frontInquiryDraftSave: {
    table: 'drafts',
    prepare: async () => {
      const lines = [{ productId, skuId, listId: fixture.listId, qty: 1 }];
      const draft = { title: 'twice', shared: false, lines };
      return (headers) => fixture.lin.post(`${FRONT}/inquiry/draft/save`, draft, headers);
    },
  },
  frontInquiryCreate: {
    table: 'orders',
    prepare: async () => (headers) => fixture.lin.post(`${FRONT}/inquiry/create`, order(), headers),
  },
  frontOrderReorder: {
    table: 'drafts',
    prepare: async () => {
      const { id: orderId } = await fixture.order();
      return (headers) => fixture.lin.post(`${FRONT}/order/reorder`, { orderId }, headers);
    },
  },
  frontOrderComment: {
    table: 'order_comments',
    prepare: async () => {
      const { id: orderId } = await fixture.order();
      return (headers) => fixture.lin.post(`${FRONT}/order/comment`, { orderId, text: 'twice' }, headers);
    },
  },
  postOrdersByIdComments: {
    table: 'order_comments',
    prepare: async () => {
      const { id } = await fixture.order();
      const said = { text: 'twice', internal: true };
      return (headers) => fixture.sales.post(`/api/v1/orders/${id}/comments`, said, headers);
    },
  },
  frontPaymentProofAdd: {
    table: 'payments',
    prepare: async () => {
      const proof = await paidOutside(fixture.lin, 'OFFLINE_TRANSFER');
      return (headers) => fixture.lin.post(`${FRONT}/payment/proof/add`, proof, headers);
    },
  },
  frontPaymentCreditApply: {
    table: 'credit_entries',
    prepare: async () => {
      const { id } = await fixture.orderToPay();
      await fixture.giveCredit(500);
      const used = { orderId: id, amountCents: 300 };
      return (headers) => fixture.lin.post(`${FRONT}/payment/credit/apply`, used, headers);
    },
  },
  postPayments: {
    table: 'payments',
    prepare: async () => {
      const { id: orderId } = await fixture.orderToPay();
      const cash = { ...sumOf(orderId), method: 'OFFLINE_CASH', fileIds: [] };
      return (headers) => boss.post('/api/v1/payments', cash, headers);
    },
  },
  postCustomers: {
    table: 'buyers',
    secret: true,
    prepare: async () => {
      const phone = `8${String(Date.now()).slice(-7)}`;
      const person = {
        areaCode: '+65',
        phone,
        nickname: 'Lim',
        companyName: 'Keong Saik',
        identityType: 'PHYSICAL_STORE',
      };
      return (headers) => boss.post('/api/v1/customers', person, headers);
    },
  },
  postTeams: {
    table: 'teams',
    prepare: async () => {
      const leaderId = await makeBuyer(fixture.server.db, { username: 'leads', phone: '13800139911' });
      const team = { name: 'Twice', leaderId, memberIds: [] };
      return (headers) => boss.post('/api/v1/teams', team, headers);
    },
  },
  postTeamsByIdCredit: {
    table: 'credit_entries',
    prepare: () => {
      const given = { amountCents: 100, note: 'twice' };
      return Promise.resolve((headers) =>
        boss.post(`/api/v1/teams/${fixture.teamId}/credit`, given, headers),
      );
    },
  },
  postPaymentAccounts: {
    table: 'payment_accounts',
    prepare: async () => {
      const account = { holder: 'Merchant', bank: 'Bank', currency: 'EUR', enabled: true, sort: 1 };
      const accountNo = randomUUID().slice(0, 8).toUpperCase();
      return (headers) => boss.post('/api/v1/payment-accounts', { ...account, accountNo }, headers);
    },
  },
  postPaymentsApprovals: {
    table: 'money_approvals',
    prepare: async () => {
      const wanted = { orderId: await owedOrder(), amountCents: 500, note: 'twice' };
      return (headers) => boss.post('/api/v1/payments/approvals', wanted, headers);
    },
  },
  postPaymentsRefunds: {
    table: 'refunds',
    prepare: async () => {
      const refund = { orderId: await owedOrder(), amountCents: 500, note: 'twice' };
      return (headers) => boss.post('/api/v1/payments/refunds', refund, headers);
    },
  },
  postShipments: {
    table: 'shipments',
    prepare: async () => {
      const parcel = await onePiece();
      return (headers) => boss.post('/api/v1/shipments', parcel, headers);
    },
  },
  postShipmentsByIdEvents: {
    table: 'operation_records',
    prepare: async () => {
      const key = { 'idempotency-key': randomUUID() };
      const sent = await boss.post('/api/v1/shipments', await onePiece(), key);
      const event = { at: new Date().toISOString(), text: 'left' };
      const path = `/api/v1/shipments/${String(field(sent.data, 'id'))}/events`;
      return (headers) => boss.post(path, event, headers);
    },
  },
  postSubOrdersByIdCloseShort: {
    table: 'credit_entries',
    prepare: async () => {
      const { subId, lineId, version } = await paidWhole();
      const closed = { lines: [{ id: lineId, qty: 1, shortageReason: 'DEFECT' }], version };
      return (headers) => boss.post(`/api/v1/sub-orders/${subId}/close-short`, closed, headers);
    },
  },
  postRoles: {
    table: 'roles',
    prepare: () => {
      const role = { name: 'twice', code: 'TWICE', sort: 9, status: 'ENABLED', dataScope: 'OWN' };
      return Promise.resolve((headers) => boss.post('/api/v1/roles', role, headers));
    },
  },
  postDept: {
    table: 'depts',
    prepare: () => {
      const dept = { parentId: 'd-house', name: 'twice', code: 'TWICE', sort: 9, status: 'ENABLED' };
      return Promise.resolve((headers) => boss.post('/api/v1/dept', dept, headers));
    },
  },
  postDicts: {
    table: 'dicts',
    prepare: () => {
      const dict = { name: 'twice', code: 'twice', status: 'ENABLED' };
      return Promise.resolve((headers) => boss.post('/api/v1/dicts', dict, headers));
    },
  },
  postDictsByCodeItems: {
    table: 'dict_items',
    prepare: async () => {
      const dict = { name: 'words', code: 'words_twice', status: 'ENABLED' };
      await boss.post('/api/v1/dicts', dict, { 'idempotency-key': randomUUID() });
      const word = {
        value: 'TWICE',
        label: '两次',
        labelEn: 'Twice',
        tagType: 'NEUTRAL',
        sort: 1,
        status: 'ENABLED',
      };
      return (headers) => boss.post('/api/v1/dicts/words_twice/items', word, headers);
    },
  },
  postNotices: {
    table: 'house_notices',
    prepare: () => {
      const notice = { title: 'twice', text: 'twice', type: 'SYSTEM', level: 'NORMAL', target: 'BUYERS' };
      return Promise.resolve((headers) => boss.post('/api/v1/notices', notice, headers));
    },
  },
  postLists: {
    table: 'lists',
    prepare: () => {
      const list = staffList();
      return Promise.resolve((headers) => boss.post('/api/v1/lists', list, headers));
    },
  },
  postListsByIdShares: {
    table: 'list_shares',
    prepare: async () => {
      const path = `/api/v1/lists/${fixture.listId}/shares`;
      return (headers) => boss.post(path, { hidePrice: true, columns: ['intlCode'] }, headers);
    },
  },
  postListsByIdProductsImport: {
    table: 'import_jobs',
    atOnce: sized(5, 8),
    prepare: async () => {
      const made = await boss.post('/api/v1/lists', staffList(), { 'idempotency-key': randomUUID() });
      const path = `/api/v1/lists/${String(field(made.data, 'id'))}/products/_import`;
      const file = { filename: 'goods.xlsx', data: productBook(productRowsOf(1, ['38'])) };
      return (headers) => boss.form(path, { file }, headers);
    },
  },
  postOrders: {
    table: 'orders',
    prepare: async () => {
      const made = { ...order(), customerId: fixture.linId, kind: 'SPOT' };
      return (headers) => boss.post('/api/v1/orders', made, headers);
    },
  },
  postOrdersByIdCloudProducts: {
    table: 'order_lines',
    prepare: async () => {
      const { listId, server } = fixture;
      const fresh = await makeProduct(server.db, { listId, sizes: { OS: 9 } });
      const { id } = await fixture.order();
      const body = { listId, items: [{ skuId: `${fresh}-OS`, qty: 1 }], version: 1 };
      return (headers) => boss.post(`/api/v1/orders/${id}/cloud-products`, body, headers);
    },
  },
  postProductsOrders: {
    table: 'orders',
    prepare: async () => {
      const made = { ...order(), customerId: fixture.linId, kind: 'SPOT' };
      return (headers) => boss.post('/api/v1/products/orders', made, headers);
    },
  },
  postCartsByCustomerIdOrders: {
    table: 'orders',
    prepare: async () => {
      const { lin, linId, listId, server, addressId } = fixture;
      const fresh = await makeProduct(server.db, { listId, sizes: { OS: 9 } });
      const added = await lin.post(`${FRONT}/cart/add`, {
        lines: [{ skuId: `${fresh}-OS`, listId, qty: 1 }],
      });
      const lines = [{ id: String(field(added.data, 'lines', 0, 'id')), priceCents: 10_000 }];
      const made = { lines, addressId, paymentMethod: 'OFFLINE_TRANSFER' };
      return (headers) => boss.post(`/api/v1/carts/${linId}/orders`, made, headers);
    },
  },
  postBrands: {
    table: 'brands',
    prepare: () => {
      const brand = { name: randomUUID(), hot: false, sort: 1 };
      return Promise.resolve((headers) => boss.post('/api/v1/brands', brand, headers));
    },
  },
  postCategories: {
    table: 'categories',
    prepare: () => {
      const category = { parentId: null, name: randomUUID(), nameEn: randomUUID(), sort: 1 };
      return Promise.resolve((headers) => boss.post('/api/v1/categories', category, headers));
    },
  },
  postProducts: {
    table: 'products',
    prepare: () => {
      const product = {
        kind: 'SPOT',
        supplierId: 's1',
        intlCode: '8059999000029',
        name: 'twice',
        nameEn: 'twice',
        brandId: 'b1',
        categoryId: 'c1',
        season: 'AW25',
        gender: 'WOMEN',
        warehouseId: 'MI-02',
        color: '驼色',
        colorEn: 'Camel',
        retailPriceCents: null,
        wholesalePriceCents: null,
        costCents: null,
        hot: false,
        sizes: [{ size: 'OS', onHandQty: 1 }],
      };
      return Promise.resolve((headers) => boss.post('/api/v1/products', product, headers));
    },
  },
  patchProductsBatch: {
    table: 'operation_records',
    prepare: async () => {
      const { listId, server } = fixture;
      const ids = [await makeProduct(server.db, { listId, sizes: { OS: 9 } })];
      const change = { ids, set: { percentBp: -1000 } };
      return (headers) => boss.patch('/api/v1/products/batch', change, headers);
    },
  },
  postStockCorrections: {
    table: 'stock_movements',
    prepare: async () => {
      const found = { reason: 'FOUND', lines: [{ skuId, change: 1 }] };
      return (headers) => boss.post('/api/v1/stock/corrections', found, headers);
    },
  },
  postSuppliers: {
    table: 'suppliers',
    prepare: () => {
      const code = `T${String(Date.now())}`;
      const supplier = {
        code,
        name: code,
        contact: 'Ida',
        country: 'IT',
        warehousePrefix: 'TW',
        currency: 'EUR',
        leadDays: 5,
        status: 'ENABLED',
      };
      return Promise.resolve((headers) => boss.post('/api/v1/suppliers', supplier, headers));
    },
  },
  postPurchasesOrders: {
    table: 'purchase_orders',
    prepare: async () => {
      const { skuIds: needIds } = await fixture.orderToPay();
      const wanted = { supplierId: 's1', needIds };
      return (headers) => boss.post('/api/v1/purchases/orders', wanted, headers);
    },
  },
  postPurchaseOrders: {
    table: 'purchase_orders',
    prepare: () => Promise.resolve((headers) => boss.post('/api/v1/purchase-orders', onePurchase(), headers)),
  },
  postPurchaseOrdersByIdReceipts: {
    table: 'purchase_receipts',
    prepare: async () => {
      const made = await boss.post('/api/v1/purchase-orders', onePurchase(), {
        'idempotency-key': randomUUID(),
      });
      const path = `/api/v1/purchase-orders/${String(field(made.data, 'id'))}`;
      for (const [version, to] of ['SENT', 'ACKNOWLEDGED'].entries())
        await boss.put(`${path}/status`, { to, version: version + 1 });
      const id = field((await boss.get(path)).data, 'lines', 0, 'id');
      const came = { lines: [{ id, goodQty: 1, defectQty: 1 }] };
      return (headers) => boss.post(`${path}/receipts`, came, headers);
    },
  },
  frontTeamEdit: {
    table: 'teams',
    prepare: async () => (headers) => fixture.stranger.post(`${FRONT}/team/edit`, { name: 'Twice' }, headers),
  },
  frontTeamInvite: {
    table: 'team_invitations',
    prepare: async () => {
      const number = { areaCode: '+852', phone: '61230000' };
      return (headers) => fixture.lin.post(`${FRONT}/team/invite`, number, headers);
    },
  },
  frontTeamApprovalAsk: {
    table: 'approvals',
    prepare: async () => {
      const inquiry = await aboveLimit();
      return (headers) => fixture.chen.post(`${FRONT}/team/approval/ask`, inquiry, headers);
    },
  },
  frontTeamApprovalHandle: {
    table: 'orders',
    prepare: async () => {
      const asked = await fixture.chen.post(`${FRONT}/team/approval/ask`, await aboveLimit());
      const answer = { orderDraftId: String(field(asked.data, 'orderDraftId')), approve: true };
      return (headers) => fixture.lin.post(`${FRONT}/team/approval/handle`, answer, headers);
    },
  },
  frontImportOrder: {
    table: 'import_jobs',
    atOnce: sized(5, 8),
    prepare: async () => {
      const file = { filename: 'order.xlsx', data: sheet() };
      const path = `${FRONT}/import/order?target=CART&listId=${fixture.listId}`;
      return (headers) => fixture.lin.form(path, { file }, headers);
    },
  },
  frontImportJobCommit: {
    table: 'cart_lines',
    prepare: async () => {
      await fixture.server.db.execute(sql`delete from cart_lines where sku_id = ${skuId}`);
      const path = `${FRONT}/import/job/${await readyJob()}/commit`;
      return (headers) => fixture.lin.post(path, { mode: 'ALL' }, headers);
    },
  },
  frontExportCreate: {
    table: 'import_jobs',
    prepare: async () => {
      const wanted = { type: 'LIST', listId: fixture.listId, columns: ['intlCode'] };
      return (headers) => fixture.lin.post(`${FRONT}/export/create`, wanted, headers);
    },
  },
  frontExportRetry: {
    table: 'import_jobs',
    state: 'QUEUED',
    prepare: async () => {
      const wanted = { type: 'LIST', listId: fixture.listId, columns: ['intlCode'] };
      const asked = await fixture.lin.post(`${FRONT}/export/create`, wanted, {
        'idempotency-key': randomUUID(),
      });
      const id = String(field(asked.data, 'id'));
      await fixture.server.db.execute(sql`update import_jobs set state = 'FAILED' where id = ${id}`);
      return (headers) => fixture.lin.post(`${FRONT}/export/retry`, { id }, headers);
    },
  },
  postProductsImport: {
    table: 'import_jobs',
    atOnce: sized(5, 8),
    prepare: async () => {
      const file = { filename: 'goods.xlsx', data: productBook(productRowsOf(1, ['38'])) };
      return (headers) => boss.form('/api/v1/products/_import?supplierId=s1', { file }, headers);
    },
  },
  postSuppliersImport: {
    table: 'import_jobs',
    atOnce: sized(5, 8),
    prepare: async () => {
      const rows = [
        ['Code', 'Name', 'Country', 'Warehouse prefix'],
        ['TWICE', 'Twice S.r.l.', 'IT', 'TW'],
      ];
      const file = { filename: 'suppliers.xlsx', data: book(rows) };
      return (headers) => boss.form('/api/v1/suppliers/_import', { file }, headers);
    },
  },
  postJobsByIdCommit: {
    table: 'products',
    isLater: true,
    prepare: async () => {
      const sent = await sendProducts(boss, productBook(productRowsOf(1, ['38'], 7)));
      await fixture.server.work();
      const path = `/api/v1/jobs/${String(field(sent.data, 'id'))}/commit`;
      return (headers) => boss.post(path, { mode: 'ALL' }, headers);
    },
  },
  postMenus: {
    table: 'menus',
    prepare: async () => {
      const menu = {
        name: 'twice',
        type: 'CATALOG',
        parentId: null,
        routePath: '/twice',
        visible: true,
        sort: 50,
      };
      return (headers) => boss.post('/api/v1/menus', menu, headers);
    },
  },
  postUsers: {
    table: 'staff',
    secret: true,
    prepare: async () => {
      const person = {
        username: 'twice',
        nickname: 'Twice',
        mobile: '+852 98765432',
        email: 'twice@example.com',
        gender: 'MALE',
        deptId: 'd-sales',
        roleIds: ['r-guest'],
        status: 'ENABLED',
      };
      return (headers) => boss.post('/api/v1/users', person, headers);
    },
  },
};

describe(titled('double submit'), () => {
  test('D-55 every write of the contract that takes a key is tried here', () => {
    const taken = KEPT.filter(({ idempotent }) => idempotent).map(({ id }) => id);
    expect(Object.keys(WRITES).sort()).toEqual(taken.sort());
  });

  test.each(Object.entries(WRITES))(
    'D-55 Q-27 %s sent at once with one key happens once',
    async (_id, write) => {
      const call = await write.prepare();
      const before = await rowsOf(write);
      const key = { 'idempotency-key': randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: write.atOnce ?? AT_ONCE }, () => patient(() => call(key))),
      );
      answers.push(await patient(() => call(key)));
      if (write.isLater) await fixture.server.work();
      expect(await rowsOf(write), answers[0]?.raw.body).toBe(before + 1);
      const first = answers.find(({ code }) => code === 200);
      expect(first, answers[0]?.raw.body).toBeDefined();
      for (const { code, data } of answers) {
        if (write.secret && code === 40904) continue;
        expect(code).toBe(200);
        expect(data).toEqual(first?.data);
      }
    },
  );

  test('Q-27 a step clicked twice without a key happens once, whoever clicks', async () => {
    const { sales, lin } = fixture;
    const subStep = async (name: string, body: object) => {
      const { subIds } = await fixture.order();
      return () => sales.put(`/api/v1/sub-orders/${subIds[0]}/${name}`, { version: 1, ...body });
    };
    const cancelled = await fixture.order();
    const cancelledHere = await fixture.order();
    const steps: Record<string, () => Promise<ApiAnswer>> = {
      confirm: await subStep('confirm', { lines: [] }),
      reject: await subStep('reject', { reason: 'none left' }),
      cancel: () => lin.post(`${FRONT}/order/cancel`, { orderId: cancelled.id, reason: 'twice', version: 1 }),
      cancelByStaff: () =>
        sales.put(`/api/v1/orders/${cancelledHere.id}/cancel`, { reason: 'twice', version: 1 }),
    };
    for (const [name, step] of Object.entries(steps)) {
      const codes = (await Promise.all(Array.from({ length: AT_ONCE }, step))).map(({ code }) => code);
      expect(
        codes.filter((code) => code === 200),
        `${name}: ${codes.join(' ')}`,
      ).toHaveLength(1);
      for (const code of codes) expect([200, 40901, 40904], name).toContain(code);
    }
    expect(await wrongLocks(fixture.server.db)).toEqual([]);
    expect(await wrongSums(fixture.server.db)).toEqual([]);
  });

  test('Q-27 an import taken over twice without a key puts its pieces into the cart once', async () => {
    const path = `${FRONT}/import/job/${await readyJob()}/commit`;
    await fixture.server.db.execute(sql`delete from cart_lines where sku_id = ${skuId}`);
    await Promise.all(Array.from({ length: AT_ONCE }, () => fixture.lin.post(path, { mode: 'ALL' })));
    const kept = await fixture.server.db.execute<{ qty: number }>(
      sql`select qty from cart_lines where sku_id = ${skuId}`,
    );
    expect(kept.rows).toEqual([{ qty: 2 }]);
  });
});
