import type { Context } from '../../../contract/handlers';
import { writeSheetFile } from '../../../sheets/sheets';
import type { Written } from '../../../sheets/writeSheet';
import { translate } from '../../../messages/translate';
import type { SupplierFilter } from './filters';
import { EVERYBODY, type SupplierRow, supplierRows } from './rows';

const COLUMNS = [
  'code',
  'name',
  'contact',
  'phone',
  'email',
  'country',
  'warehousePrefix',
  'currency',
  'leadDays',
  'rating',
  'products',
  'status',
] as const;

/** Returns all suppliers that fit a filter as .xlsx, in the order of the page, without bank details; texts stay texts. */
export async function supplierSheet(ctx: Context, filter: SupplierFilter): Promise<Buffer> {
  const { language, staff } = ctx;
  const cells: Record<(typeof COLUMNS)[number], (row: SupplierRow) => Written> = {
    code: (row) => row.code,
    name: (row) => row.name,
    contact: (row) => row.contact,
    phone: (row) => row.phone,
    email: (row) => row.email,
    country: (row) => row.country,
    warehousePrefix: (row) => row.warehousePrefix,
    currency: (row) => row.currency,
    leadDays: (row) => String(row.leadDays),
    rating: (row) => (row.rating === null ? null : String(row.rating)),
    products: (row) => String(row.productCount),
    status: (row) => translate(language, `dictionaries.account_status.${row.status}`),
  };
  const rows = await supplierRows(ctx, filter, { limit: EVERYBODY, offset: 0 });
  return writeSheetFile(
    { kind: 'staff', id: staff.id },
    {
      name: 'suppliers',
      columns: COLUMNS.map((one) => ({ head: translate(language, `suppliers.heads.${one}`) })),
      rows: rows.map((row) => COLUMNS.map((one) => cells[one](row))),
    },
  );
}
