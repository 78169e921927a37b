import { HOUR_MS, JOB_FILE_DAYS, DAY_MS } from '@selvedge/domain/constants';
import type { importJobs, importRows, StoredProblem } from '../db/schema/imports';
import type { DemoProduct } from './products';
import { COLORS } from './words/places';

const HEADS = ['国际编码', '颜色', '尺码', '批发价', '在库'];
/** Rows that equal the stored products, in front of an invalid one. */
const GOOD_ROWS = 5;

interface Sheet {
  name: string;
  hoursAgo: number;
  state: 'DONE' | 'VALIDATED';
}

const SHEETS: readonly Sheet[] = [
  { name: 'AW25 补货 第一批.xlsx', hoursAgo: 50, state: 'DONE' },
  { name: 'AW25 补货 第二批.xlsx', hoursAgo: 5, state: 'VALIDATED' },
  { name: 'SS26 样品.xlsx', hoursAgo: 2, state: 'VALIDATED' },
];

type Row = typeof importRows.$inferInsert;

function rowOf(jobId: string, at: number, { row, skus, stock }: DemoProduct, isWrong: boolean): Row {
  const color = COLORS.find(({ id }) => id === row.colorId)?.name ?? '';
  const [sku] = skus;
  const price = isWrong ? '一五八' : ((row.wholesalePriceCents ?? 0) / 100).toFixed(2);
  const cells = [row.intlCode, color, sku?.size ?? '', price, String(stock[0]?.onHand ?? 0)];
  const problems: StoredProblem[] = isWrong
    ? [{ column: HEADS[3] ?? '', value: price, code: 'INVALID_NUMBER' }]
    : [];
  return {
    jobId,
    rowNo: at + 2,
    raw: Object.fromEntries(HEADS.map((head, index) => [head, cells[index] ?? ''])),
    state: isWrong ? 'ERROR' : 'OK',
    problems,
    matches: isWrong
      ? []
      : [
          {
            productId: row.id ?? '',
            skuId: sku?.id ?? '',
            listId: '',
            qty: 0,
            priceCents: row.wholesalePriceCents ?? 0,
          },
        ],
  };
}

/** Makes product sheets that the director uploaded: one committed, two validated and waiting, each with an invalid row. */
export function makeJobs(products: readonly DemoProduct[], now: Date) {
  const priced = products.filter(({ row }) => row.wholesalePriceCents !== null && row.kind === 'SPOT');
  const supplierId = priced[0]?.row.supplierId ?? '';
  const own = priced.filter(({ row }) => row.supplierId === supplierId);
  const rows: Row[] = [];
  const jobs = SHEETS.map(({ name, hoursAgo, state }, index): typeof importJobs.$inferInsert => {
    const id = `job-${index + 1}`;
    const createdAt = new Date(now.getTime() - hoursAgo * HOUR_MS);
    const sent = own.slice(index * (GOOD_ROWS + 1), (index + 1) * (GOOD_ROWS + 1));
    const stored = sent.map((product, at) => rowOf(id, at, product, at === sent.length - 1));
    rows.push(...stored);
    const [total, isDone] = [stored.length, state === 'DONE'];
    return {
      id,
      ownerKind: 'staff',
      ownerId: 'st-root',
      type: 'PRODUCT_IMPORT',
      state,
      mode: isDone ? 'VALID_ONLY' : null,
      supplierId,
      fileName: name,
      fileSize: 18_432,
      heads: HEADS,
      total,
      done: total,
      valid: total - 1,
      invalid: 1,
      result: isDone ? { committed: total - 1, skipped: 1 } : null,
      createdAt,
      finishedAt: isDone ? createdAt : null,
      expiresAt: new Date(createdAt.getTime() + JOB_FILE_DAYS * DAY_MS),
    };
  });
  return { jobs, rows };
}
