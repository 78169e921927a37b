import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { utils, write, read } from 'xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongSums } from '../../../torture/lib/sums';
import { field } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import type { Tester } from '../../testing/testers';
import { struckBook, struckOut } from '../../testing/workbooks';

const DUE = 110_000;
const key = () => ({ 'idempotency-key': randomUUID() });

let fixture: OrderFixture;
let luca: Tester;
beforeAll(async () => {
  fixture = await startOrderFixture();
  await makeStaff(fixture.server.db, { username: 'luca' }, 'WAREHOUSE');
  luca = await fixture.server.staff('luca');
});
afterAll(() => fixture.server.close());

async function paidOrder() {
  const made = await fixture.orderToPay();
  await fixture.giveCredit(DUE);
  await fixture.lin.post('/api/sp/front/payment/credit/apply', { orderId: made.id, amountCents: DUE }, key());
  return { ...made, subId: made.subIds[0] ?? '' };
}
interface PickLine {
  orderLineId: string;
  barcode: string;
  openQty: number;
}
const linesOf = (data: unknown) => field(data, 'lines') as PickLine[];
const pick = async (subId: string, who = luca) => (await who.get(`/api/v1/sub-orders/${subId}/pick`)).data;
const waiting = async (query = '', who = luca) =>
  field((await who.get(`/api/v1/shipments/waiting/page?pageSize=100${query}`)).data, 'list') as Record<
    string,
    unknown
  >[];
const ship = (subOrderId: string, boxes: Record<string, number>[]) =>
  luca.post(
    '/api/v1/shipments',
    {
      subOrderId,
      courier: 'DHL',
      trackingNo: '8842 1107 3965',
      phoneTail: '6021',
      packingQty: boxes.length,
      packages: boxes.map((box, at) => ({
        no: at + 1,
        weightG: 5000,
        items: Object.entries(box).map(([orderLineId, qty]) => ({ orderLineId, qty })),
      })),
      fileIds: [],
    },
    key(),
  );
const sheet = (rows: unknown[][]): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'x');
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer;
};
const sendBook = (data: Buffer, who = luca) =>
  who.form('/api/v1/shipments/_import', { file: { filename: 'dhl.xlsx', data } });
const send = (rows: unknown[][], who = luca) => sendBook(sheet(rows), who);

test('X-A138 M-T7 what waits is what can be sent: paid, open, due first; its pick list tells labels and where it goes', async () => {
  const unpaid = await fixture.orderToPay();
  expect((await waiting()).map(({ id }) => id)).not.toContain(unpaid.subIds[0]);
  expect(await pick(unpaid.subIds[0] ?? '')).toMatchObject({ openQty: 0, lines: [], mayShip: false });
  const { subId, skuIds } = await paidOrder();
  const row = (await waiting()).find(({ id }) => id === subId);
  expect(row).toMatchObject({ openQty: 10, sizes: 2, sentQty: 0, mayShip: true, late: false });
  const list = await pick(subId);
  expect(list).toMatchObject({
    openQty: 10,
    consignee: expect.any(String),
    phoneTail: expect.stringMatching(/^\d{4}$/),
  });
  const labels = await fixture.server.db.execute(
    sql`select barcode from skus where id = any(${`{${skuIds.join()}}`}::text[])`,
  );
  expect(
    linesOf(list)
      .map(({ barcode }) => barcode)
      .sort(),
  ).toEqual(labels.rows.map(({ barcode }) => barcode).sort());
  const [one, two] = linesOf(list).map(({ orderLineId }) => orderLineId);
  expect((await ship(subId, [{ [one ?? '']: 5 }, { [two ?? '']: 2 }])).data).toMatchObject({
    packingQty: 2,
    qty: 7,
    late: false,
  });
  expect(linesOf(await pick(subId))).toMatchObject([{ orderLineId: two, openQty: 3 }]);
  expect((await waiting()).find(({ id }) => id === subId)).toMatchObject({
    openQty: 3,
    sizes: 1,
    sentQty: 7,
  });
  expect((await fixture.guest.get(`/api/v1/sub-orders/${subId}/pick`)).data).toMatchObject({
    consignee: '',
    place: '',
    phoneTail: '',
    mayShip: false,
  });
  expect(await wrongSums(fixture.server.db)).toEqual([]);
});

test('X-A137 X-A138 what is late is told and found: to be sent, and on the way', async () => {
  const { subId } = await paidOrder();
  const [line] = linesOf(await pick(subId));
  const made = await ship(subId, [{ [line?.orderLineId ?? '']: 1 }]);
  await fixture.server.db.execute(
    sql`update sub_orders set ship_estimate = '2020-01-01', receive_estimate = '2020-01-09' where id = ${subId}`,
  );
  expect((await waiting('&late=true')).map(({ id }) => id)).toEqual([subId]);
  expect((await waiting('&late=false')).map(({ id }) => id)).not.toContain(subId);
  expect((await waiting())[0]).toMatchObject({ id: subId, late: true });
  const page = async (late: boolean) =>
    field((await luca.get(`/api/v1/shipments/page?pageSize=100&late=${late}`)).data, 'list') as {
      id: string;
    }[];
  expect(await page(true)).toMatchObject([{ id: field(made.data, 'id'), late: true, dueAt: '2020-01-09' }]);
  expect((await page(false)).map(({ id }) => id)).not.toContain(field(made.data, 'id'));
});

test('X-A137 Q-08 more shipments than a workbook holds are refused, none is left out in silence', async () => {
  const { subId } = await paidOrder();
  const [line] = linesOf(await pick(subId));
  const id = String(field((await ship(subId, [{ [line?.orderLineId ?? '']: 1 }])).data, 'id'));
  const { db } = fixture.server;
  await db.execute(sql`insert into shipments
    (id, order_id, sub_order_id, shipment_no, courier, tracking_no, phone_tail, packing_qty, packages, shipped_at)
    select 'many-' || n, order_id, sub_order_id, 'M' || n, 'Many Mail', '', '', 1, '[]', shipped_at
    from shipments, generate_series(1, 20001) n where id = ${id}`);
  expect(await luca.get('/api/v1/shipments/_export', { courier: 'Many Mail' })).toMatchObject({
    code: 40001,
    data: { fields: { from: expect.stringContaining('20,000') } },
  });
  await db.execute(sql`delete from shipments where courier = 'Many Mail'`);
});

test('X-A142 tracking numbers come by sheet: each row for itself, told one by one, the same sheet again changes nothing', async () => {
  const { subId } = await paidOrder();
  const [line] = linesOf(await pick(subId));
  const made = [];
  for (const qty of [1, 1, 1]) made.push((await ship(subId, [{ [line?.orderLineId ?? '']: qty }])).data);
  const [first, second, third] = made.map((one) => String(field(one, 'shipmentNo')));
  await luca.del(
    `/api/v1/shipments/${String(field(made[2], 'id'))}`,
    {},
    { reason: 'wrong box', version: 1 },
  );
  const rows = [
    ['发货单号', '快递公司', '运单号', '备注'],
    [first, '', 'NEW 1', ''],
    [second, 'FedEx', '=1+1', ''],
    ['S00000000000', '', 'X', ''],
    [first, '', 'AGAIN', ''],
    ['', '', 'X', ''],
    [second, '', '', ''],
    [third, '', 'X', ''],
  ];
  const sent = await send(rows);
  expect(sent.data).toMatchObject({ changed: 2, unchanged: 0, refused: 5 });
  expect(
    (field(sent.data, 'rows') as { state: string; problem?: string }[]).map(
      (row) => row.problem ?? row.state,
    ),
  ).toEqual([
    'CHANGED',
    'CHANGED',
    'NUMBER_UNKNOWN',
    'NUMBER_TWICE',
    'NUMBER_MISSING',
    'TRACKING_MISSING',
    'CLOSED',
  ]);
  const find = async (no = '') =>
    field((await luca.get(`/api/v1/shipments/page?keywords=${no}`)).data, 'list', 0);
  expect(await find(first)).toMatchObject({ courier: 'DHL', trackingNo: 'NEW 1', version: 2 });
  expect(await find(second)).toMatchObject({ courier: 'FedEx', trackingNo: '=1+1' });
  expect((await send(rows.slice(0, 3))).data).toMatchObject({ changed: 0, unchanged: 2, refused: 0 });
  expect(
    (
      await send([
        ['A', 'B'],
        ['x', 'y'],
      ])
    ).code,
  ).toBe(42201);
  expect((await send(rows, fixture.guest)).status).toBe(403);
  const { raw } = await luca.get(`/api/v1/shipments/_export?keywords=${first}`);
  const book = read(raw.rawPayload);
  const back = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
  expect(back[1]?.[0]).toBe(first);
  expect((await send(back)).data).toMatchObject({ changed: 0, unchanged: 1, refused: 0 });

  const [heads = []] = rows;
  const crossed = await sendBook(
    struckBook([
      heads.map(String),
      [first, 'UPS', 'OLD'].map((text = '') => struckOut(text)),
      [first ?? '', '', 'NEW 2', struckOut('box 2')],
      [second ?? '', struckOut('UPS'), 'NEW 3', ''],
    ]),
  );
  expect(crossed.data, 'what is struck through is not read').toMatchObject({
    rows: [
      {
        shipmentNo: first,
        trackingNo: 'OLD',
        problem: 'STRUCK_OUT',
        message: expect.stringContaining('删除线'),
      },
      { state: 'CHANGED' },
      { shipmentNo: second, problem: 'STRUCK_OUT' },
    ],
  });
  const column = await sendBook(
    struckBook([
      heads.map((head, at) => (at === 1 ? struckOut(String(head)) : String(head))),
      [second ?? '', 'UPS', '=1+1'],
    ]),
  );
  expect(column.data, 'a column whose head is struck through is not read').toMatchObject({
    unchanged: 1,
    struckColumns: [heads[1]],
  });
  expect(await find(first)).toMatchObject({ courier: 'DHL', trackingNo: 'NEW 2' });
  expect(await find(second)).toMatchObject({ courier: 'FedEx', trackingNo: '=1+1' });
});
