import { makeEan13 } from '@selvedge/domain/products/ean';
import { eq } from 'drizzle-orm';
import { importJobs } from '../../db/schema/imports';
import { field, makeList, makeProduct } from '../builders';
import { productBook, productRowsOf } from '../productSheets';
import { book, sendSheet } from '../sheets';
import type { FormFile } from '../testers';
import { dataOf, newName, type PreparedCalls, type WalkFixture } from './fixture';

let codes = 0;

/** Makes a product on the fixture's list; returns its international code. */
async function newCode({ server, listId }: WalkFixture): Promise<string> {
  codes += 1;
  const intlCode = makeEan13(`00778${String(codes).padStart(7, '0')}`);
  await makeProduct(server.db, { listId, sizes: { '38': 20 }, intlCode });
  return intlCode;
}

const workbook = (rows: unknown[][]): { file: FormFile } => ({
  file: { filename: 'sheet.xlsx', data: book(rows) },
});

/** Returns an order sheet with one good row and a bad one. */
const orderSheet = (intlCode: string): unknown[][] => [
  ['International code', 'Size', 'Quantity'],
  [intlCode, '38', 2],
  ['999', '', 2],
];

/** Makes a validated order sheet of lin's, which waits for its commit; returns the id of the job. */
async function checkedSheet(fixture: WalkFixture): Promise<string> {
  const data = book(orderSheet(await newCode(fixture)));
  return String(field(dataOf(await sendSheet(fixture.lin, data, { listId: fixture.listId })), 'id'));
}

/** Makes an export of lin's that waits to be written; returns its id. */
async function queuedExport(fixture: WalkFixture): Promise<string> {
  await newCode(fixture);
  const wish = { type: 'LIST', listId: fixture.listId, columns: ['intlCode', 'name', 'size'] };
  return String(field(dataOf(await fixture.lin.post('/api/sp/front/export/create', wish)), 'id'));
}

/** Makes an export of lin's in this state; returns its id. */
async function exportThatIs(state: 'FAILED' | 'CANCELLED', fixture: WalkFixture): Promise<string> {
  const id = await queuedExport(fixture);
  await fixture.server.db.update(importJobs).set({ state }).where(eq(importJobs.id, id));
  return id;
}

/** Prepared calls of sheets: uploads, validation and commits, and exports. */
export const PREPARED_SHEETS = {
  frontExportJob: async (fixture) => ({ caller: fixture.lin, params: { id: await queuedExport(fixture) } }),
  frontExportCancel: async (fixture) => ({
    caller: fixture.lin,
    standIn: { id: await queuedExport(fixture) },
  }),
  frontExportRetry: async (fixture) => ({
    caller: fixture.lin,
    standIn: { id: await exportThatIs('FAILED', fixture) },
  }),
  frontExportDel: async (fixture) => ({
    caller: fixture.lin,
    standIn: { id: await exportThatIs('CANCELLED', fixture) },
  }),
  frontExportDownload: async (fixture) => {
    const id = await queuedExport(fixture);
    await fixture.server.work();
    return { caller: fixture.lin, params: { id } };
  },
  frontImportOrder: async (fixture) => ({
    caller: fixture.lin,
    params: { listId: fixture.listId, target: 'CART' },
    form: workbook(orderSheet(await newCode(fixture))),
  }),
  frontImportJob: async (fixture) => ({ caller: fixture.lin, params: { id: await checkedSheet(fixture) } }),
  frontImportJobRows: async (fixture) => ({
    caller: fixture.lin,
    params: { id: await checkedSheet(fixture) },
  }),
  frontImportJobErrors: async (fixture) => ({
    caller: fixture.lin,
    params: { id: await checkedSheet(fixture) },
  }),
  frontImportJobCancel: async (fixture) => ({
    caller: fixture.lin,
    params: { id: await checkedSheet(fixture) },
  }),
  frontImportJobCommit: async (fixture) => ({
    caller: fixture.lin,
    params: { id: await checkedSheet(fixture) },
  }),
  postProductsImport: ({ root }) =>
    Promise.resolve({
      caller: root,
      params: { supplierId: 's1' },
      form: { file: { filename: 'goods.xlsx', data: productBook(productRowsOf(1, ['38', '40'])) } },
    }),
  postListsByIdProductsImport: async (fixture) => {
    const id = await makeList(fixture.server.db, { publishedAt: null });
    const rows = [
      ['国际编码', '颜色', '批发价'],
      [await newCode(fixture), '驼色', '199.5'],
    ];
    return { caller: fixture.root, params: { id }, form: workbook(rows) };
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
