import type { ImportRefusalReason } from '@selvedge/domain/sheets/importLimits';
import { zip, type ZipPart } from '../sheets';
import { inline, workbookOf, workbookParts, type WorkbookXml } from '../workbooks';

/** A file somebody could send: what it tries, how it is made, and why it is refused; READ when its order is read. */
export interface HostileSheet {
  kind: string;
  make: () => Buffer;
  verdict: ImportRefusalReason | 'READ';
  /** Above a few megabytes to make or to read: left to the long run. */
  large?: boolean;
}

/** A part that is not packed. */
export const STORED = { method: 0 };
/** The row of heads. */
export const HEADS = `<row r="1">${['code', 'size', 'qty', 'note'].map(inline).join('')}</row>`;
/** A range over the whole sheet. */
export const WIDE = 'A1:XFD1048576';
/** A sheet without a cell. */
export const EMPTY_SHEET = '<worksheet><sheetData/></worksheet>';
/** A text made so many times. */
export const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('');
/** A row that orders a piece, with more cells behind. */
export const ordering = (row: number, more = '') =>
  `<row r="${row}">${inline('0012345678905')}${inline('38')}<c><v>1</v></c>${more}</row>`;
/** A cell that names a common text. */
export const named = (index: number) => `<c t="s"><v>${index}</v></c>`;
/** Heads and an order with a note. */
export const ROW_TEXT = (text: string) => HEADS + ordering(2, inline(text));

/** What becomes of a file. */
export type Verdict = HostileSheet['verdict'];
/** A kind that is made of the XML of a workbook. */
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
/** A kind that is made of an archive. */
export const archive = (kind: string, verdict: Verdict, make: () => Buffer, large = false): HostileSheet => ({
  kind,
  verdict,
  large,
  make,
});
/** A workbook whose sheet is not packed. */
export const stored = (made: WorkbookXml): WorkbookXml => ({ ...made, sheetPart: STORED });
/** An ordinary workbook with its parts changed. */
export const changed = (change: (parts: ZipPart[]) => ZipPart[]) => zip(change(workbookParts({})));
