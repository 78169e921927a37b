import { cellText } from '@selvedge/domain/sheets/reading/cellText';
import { isSpecialCell, type SpecialCell, type SheetCell } from '@selvedge/domain/sheets/reading/grid';
import { cutText } from '../db/storableText';
import { LONGEST_ROW, type SheetScale } from '@selvedge/domain/sheets/workbook/limits';
import type { TextRow } from './messages';
import { readCells } from './readCells';
import { shareOf } from './readOrder';
import { tooMuch } from '@selvedge/domain/sheets/workbook/refused';
import type { WorkbookSource } from './workbookParts';

/** Returns a cell as text: a date as its day number, by which rows of products are compared; a formula as its result. */
function tableText(cell: SheetCell): string {
  if (!isSpecialCell(cell)) return cellText(cell);
  return cell.kind === 'UNCOMPUTED' ? '' : String(cell.serial ?? cell.text);
}

/** Kinds of cells that are no quantity although they contain a number. */
const SHOWN: ReadonlySet<SpecialCell['kind']> = new Set(['DATE', 'MONEY', 'PERCENT', 'UNCOMPUTED']);

function shownIn(line: readonly SheetCell[]): Record<number, string> {
  const cells = line.flatMap((cell, at): [number, string][] =>
    isSpecialCell(cell) && SHOWN.has(cell.kind) ? [[at, cell.text]] : [],
  );
  return Object.fromEntries(cells);
}

function struckIn(line: readonly SheetCell[]): number[] {
  return line.flatMap((cell, at) => (isSpecialCell(cell) && cell.kind === 'STRUCK' ? [at] : []));
}

function keptRow(texts: readonly string[], longest: number): string[] {
  let left = longest;
  return texts.map((text) => {
    const kept = cutText(text, left);
    left -= kept.length;
    return kept;
  });
}

/**
 * Reads the first filled sheet as text: its first row, filled or not, and the filled rows below, at most `mostRows` in all. Throws
 * WorkbookRefused, also when the sheet continues beyond the limits of reading.
 */
export async function readTable(
  source: WorkbookSource,
  mostRows: number,
  scale: SheetScale = 'usual',
): Promise<TextRow[]> {
  const { rows: lines, cut } = await readCells(source, scale);
  const rows: TextRow[] = [];
  for (const [index, line] of lines.entries()) {
    if (rows.length >= mostRows) break;
    const texts = line.map(tableText);
    if (index === 0 || texts.some((text) => text !== ''))
      rows.push({ rowNo: index + 1, texts, shown: shownIn(line), struck: struckIn(line) });
  }
  if (cut && scale === 'products' && rows.length < mostRows) throw tooMuch();
  const longest = shareOf(
    rows.map(({ texts }) => texts.reduce((sum, { length }) => sum + length, 0)),
    LONGEST_ROW,
    scale,
  );
  return rows.map((row) => ({ ...row, texts: keptRow(row.texts, longest) }));
}
