import type { Context } from '../../../contract/handlers';
import { invalid } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { writeSheetFile } from '../../../sheets/sheets';
import type { Written } from '../../../sheets/writeSheet';
import { type TextKey, translate } from '../../../messages/translate';
import type { Fields } from './changed';
import { recordCount, type RecordFilter, recordRows } from './page';

type LogRow = Awaited<ReturnType<typeof recordRows>>[number];

/** Maximum number of records in one workbook. */
const MOST_EXPORTED = 20_000;
/** Maximum number of characters of a state in its cell. */
const LONGEST_STATE = 4000;

const COLUMNS = [
  'at',
  'operator',
  'side',
  'action',
  'thing',
  'name',
  'module',
  'note',
  'before',
  'after',
] as const;
type Column = (typeof COLUMNS)[number];

/** Returns the name of a code in a language; when it has none, `other`, by default the code itself, as on the page. */
function wordOf(language: Language, group: 'action' | 'thing' | 'field', code: string, other = code): string {
  const key = `records.${group}.${code}`;
  const word = translate(language, key as TextKey);
  return word === key ? other : word;
}

/** Returns the name of an action, which may differ by the entity. */
const actionWord = (language: Language, { entityType, action }: LogRow): string =>
  wordOf(language, 'action', `${entityType}.${action}`, wordOf(language, 'action', action));

/** Returns the fields of a state, one per line. */
function stateText(language: Language, fields: Fields | null): string | null {
  if (fields === null) return null;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  return Object.entries(fields)
    .map(([name, value]) => `${wordOf(language, 'field', name)}: ${textOf(value)}`)
    .join('\n')
    .slice(0, LONGEST_STATE);
}

/** Returns all records that fit a filter as .xlsx, as the viewer may see them; refuses with 40001 too many. */
export async function recordSheet(ctx: Context, filter: RecordFilter): Promise<Buffer> {
  const { db, staff, language } = ctx;
  const found = await recordCount(db, staff, filter);
  if (found > MOST_EXPORTED)
    throw invalid({ from: translate(language, 'records.sheet.tooMany', { found, max: MOST_EXPORTED }) });
  const cells: Record<Column, (row: LogRow) => Written> = {
    at: (row) => ({ moment: row.at }),
    operator: (row) =>
      row.operatorType === 'SYSTEM' ? translate(language, 'records.operator.SYSTEM') : row.operatorName,
    side: (row) => translate(language, `records.operator.${row.operatorType}`),
    action: (row) => actionWord(language, row),
    thing: (row) => wordOf(language, 'thing', row.entityType),
    name: (row) => row.entityName || row.entityId,
    module: (row) => translate(language, `records.module.${row.module}`),
    note: ({ note }) => note ?? null,
    before: (row) => stateText(language, row.before),
    after: (row) => stateText(language, row.after),
  };
  const rows = await recordRows(db, staff, filter, { pageNum: 1, pageSize: MOST_EXPORTED });
  return writeSheetFile(
    { kind: 'staff', id: staff.id },
    {
      name: 'records',
      columns: COLUMNS.map((one) => ({ head: translate(language, `records.sheet.${one}`) })),
      rows: rows.map((row) => COLUMNS.map((one) => cells[one](row))),
    },
  );
}
