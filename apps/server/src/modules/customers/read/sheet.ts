import type { Context } from '../../../contract/handlers';
import { writeSheetFile } from '../../../sheets/sheets';
import type { Written } from '../../../sheets/writeSheet';
import { translate } from '../../../messages/translate';
import { seesPrices } from '../../auth/access/fieldVisibility';
import type { CustomerFilter } from './filters';
import { type CustomerRow, customerRows } from './rows';

const EVERYONE = 1_000_000;

const COLUMNS = [
  'username',
  'nickname',
  'company',
  'identity',
  'confirmed',
  'areaCode',
  'phone',
  'email',
  'team',
  'salesman',
  'seller',
  'orders',
  'spent',
  'status',
  'createdAt',
] as const;
type Column = (typeof COLUMNS)[number];

/** Returns all customers that fit a filter as .xlsx, in the order of the page; texts stay texts. */
export async function customerSheet(ctx: Context, filter: CustomerFilter): Promise<Buffer> {
  const { language, staff } = ctx;
  const yes = (value: boolean) => translate(language, `customers.${value ? 'yes' : 'no'}`);
  const columns = COLUMNS.filter((one) => one !== 'spent' || seesPrices(staff));
  const cells: Record<Column, (row: CustomerRow) => Written> = {
    username: (row) => row.username,
    nickname: (row) => row.nickname,
    company: (row) => row.companyName,
    identity: (row) => translate(language, `dictionaries.identity_type.${row.identityType}`),
    confirmed: (row) => yes(row.identityConfirmed),
    areaCode: (row) => row.areaCode,
    phone: (row) => row.phone,
    email: (row) => row.email,
    team: (row) => row.teamName,
    salesman: (row) => row.salesman?.name ?? null,
    seller: (row) => yes(row.sellerFlag),
    orders: (row) => String(row.orderCount),
    spent: (row) => ({ cents: row.spentCents }),
    status: (row) => translate(language, `dictionaries.account_status.${row.status}`),
    createdAt: (row) => ({ moment: row.createdAt }),
  };
  const rows = await customerRows(ctx, filter, { limit: EVERYONE, offset: 0 });
  return writeSheetFile(
    { kind: 'staff', id: staff.id },
    {
      name: 'customers',
      columns: columns.map((one) => ({ head: translate(language, `customers.heads.${one}`) })),
      rows: rows.map((row) => columns.map((one) => cells[one](row))),
    },
  );
}
