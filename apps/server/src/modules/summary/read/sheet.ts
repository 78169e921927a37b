import type { Context } from '../../../contract/handlers';
import { writeSheetFile } from '../../../sheets/sheets';
import type { Written } from '../../../sheets/writeSheet';
import { translate } from '../../../messages/translate';
import { seesCost, seesPrices } from '../../auth/access/fieldVisibility';
import { refuseNoColumns, tooManyRows } from '../../exports/read/refusals';
import { type SummaryFilter, summaryOf } from './page';

const MOST_ROWS = 100_000;

const COLUMNS = [
  'label',
  'orders',
  'askedQty',
  'confirmedQty',
  'shippedQty',
  'receivedQty',
  'shortageQty',
  'valueCents',
  'paidCents',
  'costCents',
  'beforeOrders',
  'beforeValueCents',
] as const;
type Column = (typeof COLUMNS)[number];

/** Returns all rows of the summary with their totals as .xlsx, in the requested columns. Refuses with 40001 more than `most` rows. */
export async function summarySheet(
  ctx: Context,
  filter: SummaryFilter & { columns?: readonly Column[] },
  most = MOST_ROWS,
): Promise<Buffer> {
  const { language, staff } = ctx;
  const isShown = (column: Column): boolean => {
    if (column.startsWith('before')) return filter.compareFrom !== undefined;
    if (column === 'costCents') return seesPrices(staff) && seesCost(staff);
    return seesPrices(staff) || !column.endsWith('Cents');
  };
  const columns = (filter.columns ?? COLUMNS).filter(isShown);
  refuseNoColumns(columns, language);
  const { list, total, totals } = await summaryOf(ctx, filter, { limit: most, offset: 0 });
  if (total > most) throw tooManyRows(language, 'from', most);
  const cellOf = (row: Partial<Record<Column, string | number>>, column: Column): Written => {
    const value = row[column] ?? '';
    return typeof value === 'number' && column.endsWith('Cents') ? { cents: value } : String(value);
  };
  const all = { label: translate(language, 'summary.total'), ...totals };
  return writeSheetFile(
    { kind: 'staff', id: staff.id },
    {
      name: 'summary',
      columns: columns.map((column) => ({ head: translate(language, `summary.heads.${column}`) })),
      rows: [...list, all].map((row) => columns.map((column) => cellOf(row, column))),
    },
  );
}
