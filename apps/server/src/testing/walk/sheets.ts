import { makeEan13 } from '@selvedge/domain/goods/ean';
import { eq } from 'drizzle-orm';
import { importJobs } from '../../db/schema/imports';
import { field, makeList, makeProduct } from '../builders';
import { goodsBook, goodsRowsOf } from '../goodsSheets';
import { book, sendSheet } from '../sheets';
import type { FormFile } from '../testers';
import { dataOf, newName, type PreparedCalls, type WalkHouse } from './house';

let codes = 0;

/** A product on the list of the house; answers its international code. */
async function newCode({ server, listId }: WalkHouse): Promise<string> {
  codes += 1;
  const intlCode = makeEan13(`00778${String(codes).padStart(7, '0')}`);
  await makeProduct(server.db, { listId, sizes: { '38': 20 }, intlCode });
  return intlCode;
}

const workbook = (rows: unknown[][]): { file: FormFile } => ({
  file: { filename: 'sheet.xlsx', data: book(rows) },
});

/** An order sheet of one good row and a bad one. */
const orderSheet = (intlCode: string): unknown[][] => [
  ['International code', 'Size', 'Quantity'],
  [intlCode, '38', 2],
  ['999', '', 2],
];

/** A checked order sheet of lin's, which waits to be taken over; answers the id of the job. */
async function checkedSheet(house: WalkHouse): Promise<string> {
  const data = book(orderSheet(await newCode(house)));
  return String(field(dataOf(await sendSheet(house.lin, data, { listId: house.listId })), 'id'));
}

/** An export of lin's that waits to be written; answers its id. */
async function queuedExport(house: WalkHouse): Promise<string> {
  await newCode(house);
  const wish = { type: 'LIST', listId: house.listId, columns: ['intlCode', 'name', 'size'] };
  return String(field(dataOf(await house.lin.post('/api/sp/front/export/create', wish)), 'id'));
}

/** An export of lin's that came to this state; answers its id. */
async function exportThatIs(state: 'FAILED' | 'CANCELLED', house: WalkHouse): Promise<string> {
  const id = await queuedExport(house);
  await house.server.db.update(importJobs).set({ state }).where(eq(importJobs.id, id));
  return id;
}

/** Sheets that are sent, checked and taken over, and those that are written. */
export const PREPARED_SHEETS = {
  frontExportJob: async (house) => ({ caller: house.lin, params: { id: await queuedExport(house) } }),
  frontExportCancel: async (house) => ({ caller: house.lin, standIn: { id: await queuedExport(house) } }),
  frontExportRetry: async (house) => ({
    caller: house.lin,
    standIn: { id: await exportThatIs('FAILED', house) },
  }),
  frontExportDel: async (house) => ({
    caller: house.lin,
    standIn: { id: await exportThatIs('CANCELLED', house) },
  }),
  frontExportDownload: async (house) => {
    const id = await queuedExport(house);
    await house.server.work();
    return { caller: house.lin, params: { id } };
  },
  frontImportOrder: async (house) => ({
    caller: house.lin,
    params: { listId: house.listId, target: 'CART' },
    form: workbook(orderSheet(await newCode(house))),
  }),
  frontImportJob: async (house) => ({ caller: house.lin, params: { id: await checkedSheet(house) } }),
  frontImportJobRows: async (house) => ({ caller: house.lin, params: { id: await checkedSheet(house) } }),
  frontImportJobErrors: async (house) => ({ caller: house.lin, params: { id: await checkedSheet(house) } }),
  frontImportJobCancel: async (house) => ({ caller: house.lin, params: { id: await checkedSheet(house) } }),
  frontImportJobCommit: async (house) => ({ caller: house.lin, params: { id: await checkedSheet(house) } }),
  postProductsImport: ({ root }) =>
    Promise.resolve({
      caller: root,
      params: { supplierId: 's1' },
      form: { file: { filename: 'goods.xlsx', data: goodsBook(goodsRowsOf(1, ['38', '40'])) } },
    }),
  postListsByIdProductsImport: async (house) => {
    const id = await makeList(house.server.db, { publishedAt: null });
    const rows = [
      ['国际编码', '颜色', '批发价'],
      [await newCode(house), '驼色', '199.5'],
    ];
    return { caller: house.root, params: { id }, form: workbook(rows) };
  },
  postSuppliersImport: ({ root }) => {
    const rows = [
      ['Code', 'Name', 'Country', 'Warehouse prefix'],
      [newName().toUpperCase(), 'Lanificio del Lago', 'IT', 'LG'],
    ];
    return Promise.resolve({ caller: root, form: workbook(rows) });
  },
  postUsersImport: ({ root }) => {
    const rows = [
      ['用户名', '昵称', '角色'],
      [newName(), 'Luca', '销售'],
    ];
    return Promise.resolve({ caller: root, params: { deptId: 'd-sales' }, form: workbook(rows) });
  },
} satisfies PreparedCalls;
