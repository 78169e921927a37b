import type { Context } from '../../../contract/handlers';
import { translate } from '../../../messages/translate';
import { type UserFilter, userRows } from '../users/read';
import { SHEET_COLUMNS, sheetHead, writeSheet } from './sheet';

const EVERYONE = 1_000_000;

/** Returns the empty staff sheet to fill in. */
export function userTemplate({ language, staff }: Pick<Context, 'language' | 'staff'>): Promise<Buffer> {
  const heads = SHEET_COLUMNS.map((column) => sheetHead(language, column));
  return writeSheet({ kind: 'staff', id: staff.id }, heads, []);
}

/** Returns a sheet with all people whom a filter finds. */
export async function userExport(
  { db, language, staff }: Pick<Context, 'db' | 'language' | 'staff'>,
  filter: UserFilter,
): Promise<Buffer> {
  const rows = await userRows(db, staff, filter, { limit: EVERYONE, offset: 0 });
  const columns = [...SHEET_COLUMNS, 'dept', 'status', 'createdAt'] as const;
  return writeSheet(
    { kind: 'staff', id: staff.id },
    columns.map((column) => sheetHead(language, column)),
    rows.map((row) => [
      row.username,
      row.nickname,
      row.gender === 'UNSPECIFIED' ? '' : translate(language, `dictionaries.gender.${row.gender}`),
      row.mobile ?? '',
      row.email ?? '',
      row.roleNames.join(', '),
      row.deptName ?? '',
      translate(language, `dictionaries.account_status.${row.status}`),
      { moment: row.createdAt },
    ]),
  );
}
