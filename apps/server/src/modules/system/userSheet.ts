import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '@selvedge/api-spec/rules/constants';
import { checkImportFile, checkImportRows, type ImportRefusal } from '@selvedge/api-spec/rules/importLimits';
import { cellText } from '@selvedge/api-spec/rules/importSheet';
import { refuse, type Refusal } from '../../http/errors';
import type { Language } from '../../http/messages';
import { readCells } from '../imports/readCells';
import { keptText } from '../imports/rows';

/** Columns of the staff sheet. */
export const SHEET_COLUMNS = ['username', 'nickname', 'gender', 'mobile', 'email', 'roles'] as const;

/** One column of the staff sheet. */
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

const HEADS: Record<Language, Record<SheetColumn, string>> = {
  'zh-CN': {
    username: '用户名',
    nickname: '昵称',
    gender: '性别',
    mobile: '手机号',
    email: '邮箱',
    roles: '角色',
  },
  en: {
    username: 'Username',
    nickname: 'Nickname',
    gender: 'Gender',
    mobile: 'Phone',
    email: 'E-mail',
    roles: 'Roles',
  },
};

/** Heads of the sheet's columns in a language. */
export function sheetHeads(language: Language): Record<SheetColumn, string> {
  return HEADS[language];
}

/** A row as read: its number in the spreadsheet program, and the text of each cell by the head as written. */
export interface ReadRow {
  rowNo: number;
  raw: Record<string, string>;
  cells: Record<SheetColumn, string>;
  heads: Partial<Record<SheetColumn, string>>;
}

function asRefusal({ code, params }: ImportRefusal): Refusal {
  if (code === 41501) return refuse(41501, { accepted: ['.xlsx'] });
  if (code === 41301) return refuse(41301, { max: IMPORT_MAX_BYTES });
  return refuse(42201, { max: Number(params.max ?? IMPORT_MAX_ROWS) });
}

/**
 * Makes an .xlsx of text cells only, so nothing in it acts as a formula and codes and phone numbers keep their zeros and
 * plus signs.
 */
export async function writeSheet(heads: string[], rows: string[][]): Promise<Buffer> {
  const { utils, write } = await import('xlsx');
  const cells = [heads, ...rows].map((row) => row.map((text) => ({ t: 's' as const, v: text, z: '@' })));
  const sheet = utils.aoa_to_sheet(cells);
  sheet['!cols'] = heads.map((_, column) => ({
    wch: Math.min(
      40,
      Math.max(10, ...[heads, ...rows].slice(0, 200).map((row) => (row[column] ?? '').length + 2)),
    ),
  }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'staff');
  const made: unknown = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  if (!Buffer.isBuffer(made)) throw new Error('the sheet was not written');
  return made;
}

const LONGEST_HEAD = 60;

function columnOf(head: string): SheetColumn | undefined {
  const wanted = head.trim().toLowerCase();
  return SHEET_COLUMNS.find((column) =>
    [HEADS['zh-CN'][column], HEADS.en[column], column].some((name) => name.toLowerCase() === wanted),
  );
}

/**
 * Reads a staff sheet in the worker that reads order sheets: the heads in any order, Chinese or English. Refuses what is
 * no .xlsx or too large (D-45, Q-11).
 */
export async function readSheet(file: { filename: string; data: Buffer }): Promise<ReadRow[]> {
  const refused = checkImportFile({ name: file.filename, bytes: file.data });
  if (refused !== null) throw asRefusal(refused);
  const cells = await readCells(file.data);
  if (cells === null) throw refuse(42201, { max: IMPORT_MAX_ROWS });
  const lines = cells.map((line) => line.map(cellText));
  const heads = (lines[0] ?? []).map((head) => head.slice(0, LONGEST_HEAD));
  const columns = heads.map(columnOf);
  if (!columns.includes('username')) throw refuse(42201, { max: IMPORT_MAX_ROWS });
  const rows = lines
    .slice(1)
    .map((line, index) => ({ line, rowNo: index + 2 }))
    .filter(({ line }) => line.some((cell) => cell !== ''));
  const tooMany = checkImportRows(rows.length);
  if (tooMany !== null) throw asRefusal(tooMany);
  return rows.map(({ line, rowNo }) => {
    const row: ReadRow = {
      rowNo,
      raw: {},
      cells: { username: '', nickname: '', gender: '', mobile: '', email: '', roles: '' },
      heads: {},
    };
    heads.forEach((head, at) => {
      const text = line[at] ?? '';
      const column = columns[at];
      if (head !== '') row.raw[head] = text;
      if (column === undefined) return;
      row.cells[column] = text;
      row.heads[column] = head;
    });
    row.raw = keptText(row.raw);
    return row;
  });
}
