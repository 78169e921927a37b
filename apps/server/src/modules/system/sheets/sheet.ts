import { codes } from '@selvedge/api-spec/codes';
import { IMPORT_MAX_BYTES, IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import { checkImportRows, checkImportSize, type ImportRefusal } from '@selvedge/domain/sheets/importLimits';
import { headTexts, isStruckHead, struckHeads } from '@selvedge/domain/sheets/struckCells';
import type { UploadedFile } from '../../../http/uploadedFile';
import { refuse, type Refusal } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import type { TextRow } from '../../../sheets/messages';
import { WorkbookRefused } from '@selvedge/domain/sheets/workbook/refused';
import { inEveryLanguage, translate } from '../../../messages/translate';
import { type Person, readTableFile, writeSheetFile } from '../../../sheets/sheets';
import type { Written } from '../../../sheets/writeSheet';

/** Columns of the staff sheet. */
export const SHEET_COLUMNS = ['username', 'nickname', 'gender', 'mobile', 'email', 'roles'] as const;

/** Name of a column of the staff sheet. */
export type SheetColumn = (typeof SHEET_COLUMNS)[number];

/** Columns of an export besides those of the sheet. */
type ExtraColumn = 'dept' | 'status' | 'createdAt';

/** Returns the head of a column in a language. */
export const sheetHead = (language: Language, column: SheetColumn | ExtraColumn): string =>
  translate(language, `staffSheet.heads.${column}`);

/** A sheet as read: its rows, and the heads that are struck through. */
interface ReadSheet {
  rows: ReadRow[];
  struckColumns: string[];
}

/** A row as read: its number in the spreadsheet program, the text of each cell by the head as written, and which are struck through. */
export interface ReadRow {
  rowNo: number;
  raw: Record<string, string>;
  cells: Record<SheetColumn, string>;
  struck: SheetColumn[];
  heads: Partial<Record<SheetColumn, string>>;
}

function asRefusal({ code, params }: ImportRefusal): Refusal {
  if (code === codes.WRONG_FILE_TYPE) return refuse(codes.WRONG_FILE_TYPE, { accepted: ['.xlsx'] });
  if (code === codes.TOO_LARGE) return refuse(codes.TOO_LARGE, { max: IMPORT_MAX_BYTES });
  return refuse(codes.UNREADABLE_SHEET, { max: Number(params.max ?? IMPORT_MAX_ROWS) });
}

/**
 * Makes an .xlsx of text cells and dates only, so nothing in it acts as a formula and codes and phone numbers keep their zeros
 * and plus signs.
 */
export function writeSheet(person: Person, heads: string[], rows: Written[][]): Promise<Buffer> {
  return writeSheetFile(person, { name: 'staff', columns: heads.map((head) => ({ head })), rows });
}

const LONGEST_HEAD = 60;

function columnOf(head: string): SheetColumn | undefined {
  const wanted = head.trim().toLowerCase();
  return SHEET_COLUMNS.find((column) =>
    [...inEveryLanguage(`staffSheet.heads.${column}`), column].some((name) => name.toLowerCase() === wanted),
  );
}

async function readRows(person: Person, file: UploadedFile): Promise<TextRow[]> {
  const refused = checkImportSize(file.size);
  if (refused !== null) throw asRefusal(refused);
  try {
    return await readTableFile(person, file.path, IMPORT_MAX_ROWS + 2);
  } catch (error) {
    throw error instanceof WorkbookRefused ? asRefusal(error.refusal) : error;
  }
}

/**
 * Reads a staff sheet in a worker, queued per person: the heads in any order and language. Refuses a file that is no .xlsx or too large.
 */
export async function readSheet(person: Person, file: UploadedFile): Promise<ReadSheet> {
  const [first, ...rows] = await readRows(person, file);
  const heads = (first ? headTexts(first) : []).map((head) => head.slice(0, LONGEST_HEAD));
  const columns = heads.map(columnOf);
  if (!columns.includes('username')) throw refuse(codes.UNREADABLE_SHEET, { max: IMPORT_MAX_ROWS });
  const tooMany = checkImportRows(rows.length);
  if (tooMany !== null) throw asRefusal(tooMany);
  const read = rows.map(({ texts, rowNo, struck }) => {
    const row: ReadRow = {
      rowNo,
      // Not by assignment, because a head may be called `__proto__`.
      raw: Object.fromEntries(
        heads
          .map((head, at) => [head, texts[at] ?? ''])
          .filter(([head = '']) => head !== '' && !isStruckHead(head)),
      ),
      struck: struck.flatMap((at) => columns[at] ?? []),
      cells: { username: '', nickname: '', gender: '', mobile: '', email: '', roles: '' },
      heads: {},
    };
    columns.forEach((column, at) => {
      if (column === undefined) return;
      row.cells[column] = texts[at] ?? '';
      row.heads[column] = heads[at];
    });
    return row;
  });
  return { rows: read, struckColumns: struckHeads(heads) };
}
