import type { ImportRefusalReason } from '@selvedge/domain/sheets/importLimits';
import { zip, type ZipPart } from '../sheets';
import { inline, workbookOf, workbookParts, type WorkbookXml } from '../workbooks';

/** Hostile file: its attack, its content, and the reason of its refusal; READ when it is read as an order. */
export interface HostileSheet {
  kind: string;
  make: () => Buffer;
  verdict: ImportRefusalReason | 'READ';
  /** True when it takes more than a few megabytes to make or to read: left to the full tier. */
  large?: boolean;
}

/** Options of an uncompressed part. */
export const STORED = { method: 0 };
/** Row of heads. */
export const HEADS = `<row r="1">${['code', 'size', 'qty', 'note'].map(inline).join('')}</row>`;
/** Range over the whole sheet. */
export const WIDE = 'A1:XFD1048576';
/** Sheet without cells. */
export const EMPTY_SHEET = '<worksheet><sheetData/></worksheet>';
/** Returns the concatenation of `count` texts. */
export const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('');
/** Returns a row that orders one piece, with more cells behind. */
export const ordering = (row: number, more = '') =>
  `<row r="${row}">${inline('0012345678905')}${inline('38')}<c><v>1</v></c>${more}</row>`;
/** Returns a cell that refers to a shared string. */
export const named = (index: number) => `<c t="s"><v>${index}</v></c>`;
/** Returns heads and an order with a note. */
export const ROW_TEXT = (text: string) => HEADS + ordering(2, inline(text));

/** Expected result of a file. */
export type Verdict = HostileSheet['verdict'];
/** Creates a kind from the XML of a workbook. */
export const xml = (
  kind: string,
  verdict: Verdict,
  make: () => WorkbookXml,
  large = false,
): HostileSheet => ({
  kind,
  verdict,
  large,
  make: () => workbookOf(make()),
});
/** Creates a kind from an archive. */
export const archive = (kind: string, verdict: Verdict, make: () => Buffer, large = false): HostileSheet => ({
  kind,
  verdict,
  large,
  make,
});
/** Returns a workbook whose sheet is not compressed. */
export const stored = (made: WorkbookXml): WorkbookXml => ({ ...made, sheetPart: STORED });
/** Returns an ordinary workbook with its parts changed. */
export const changed = (change: (parts: ZipPart[]) => ZipPart[]) => zip(change(workbookParts({})));
