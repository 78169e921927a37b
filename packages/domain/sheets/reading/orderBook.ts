/** Reads a workbook as an order: selects its sheet, reads its tables, and accounts for everything else. */
import { IMPORT_MAX_QUANTITIES } from '../../constants';
import { checkImportRows, importRefusal, type ImportRefusal } from '../importLimits';
import type { OrderSheet } from '../importSheet';
import type { BookAccount, PassedSheetReason, SheetAccount } from './account';
import { isFilled } from './cellText';
import type { SheetChoices } from './choices';
import type { Grid } from './grid';
import { readByLikelyHeads, readGrid } from './readGrid';
import type { GridReading } from './gridReading';
import type { KnownSizes } from './table';

/** Sheet of the workbook after reading. */
interface ReadSheet {
  grid: Grid;
  reading: GridReading;
}

/**
 * Order, or the refusal of the workbook as a whole. `account` lists the columns when the user may choose one of them for a role that the
 * sheet lacks.
 */
export type OrderBook =
  | { ok: true; sheet: OrderSheet }
  | { ok: false; refusal: ImportRefusal; account?: BookAccount };

const tooMuch = () => importRefusal('ZIP_BOMB');

/** Returns the sheet that is the order: the first one that requests pieces, else one that requests anything, else one with a table. */
function chosen(sheets: readonly ReadSheet[]): ReadSheet | undefined {
  return (
    sheets.find(({ reading }) => reading.account.asked > 0) ??
    sheets.find(({ reading }) => reading.dataRows > 0) ??
    sheets.find(({ reading }) => reading.sawQuantities)
  );
}

/**
 * Returns the refusal when no sheet is an order: that of a damaged or endless sheet, which may have been it, else what the best sheet
 * lacks.
 */
function whyNone(sheets: readonly ReadSheet[]): ImportRefusal {
  const failures = sheets.flatMap(({ grid }) => grid.failure ?? []);
  const failure = failures.find(({ reason }) => reason !== 'NO_ROWS');
  if (failure !== undefined) return failure;
  if (!sheets.some(({ grid }) => isFilled(grid)))
    return sheets.some(({ grid }) => grid.cut) ? tooMuch() : importRefusal('NO_ROWS');
  return importRefusal(
    sheets.some(({ reading }) => reading.sawCode) ? 'NO_QUANTITY_COLUMN' : 'NO_CODE_COLUMN',
  );
}

/** Reasons of refusals that the user can resolve by choosing the role of a column. */
const CHOOSABLE: ReadonlySet<ImportRefusal['reason']> = new Set([
  'NO_CODE_COLUMN',
  'NO_QUANTITY_COLUMN',
  'NOTHING_READ',
]);

/**
 * Returns the sheet that is most similar to an order when none is one: one with codes, else one with headers that may name them in other
 * words.
 */
function nearest(sheets: readonly ReadSheet[], known: KnownSizes): ReadSheet | undefined {
  const withCodes = sheets.find(({ reading }) => reading.sawCode);
  const withHeads = withCodes ?? sheets.find(({ reading }) => reading.heads.length > 0);
  if (withHeads !== undefined) return withHeads;
  for (const { grid } of sheets) {
    const reading = readByLikelyHeads(grid, known);
    if (reading !== null) return { grid, reading };
  }
  return undefined;
}

function whyPassed({ grid, reading }: ReadSheet, isSeen: boolean): PassedSheetReason {
  if (grid.failure !== undefined || grid.cut) return 'NOT_READ';
  if (!isSeen) return 'HIDDEN';
  return reading.sawQuantities ? 'NOT_FIRST' : 'NO_TABLE';
}

/** Returns the refusal of a selected sheet; sheets that were cut have at least the counted rows. */
function refusalOf({ grid, reading }: ReadSheet): ImportRefusal | null {
  if (reading.isTooMuch) return importRefusal('TOO_MANY_QUANTITIES', { max: IMPORT_MAX_QUANTITIES });
  const { passed } = reading.account;
  if (reading.dataRows === 0 && passed > 0) return importRefusal('NOTHING_READ', { pieces: passed });
  const refusal = checkImportRows(reading.dataRows);
  if (!grid.cut) return refusal;
  if (refusal?.reason !== 'TOO_MANY_ROWS') return tooMuch();
  return { ...refusal, params: { ...refusal.params, rows: `${refusal.params['rows'] ?? ''}+` } };
}

/**
 * Reads a workbook. The page and the server both call this function, so that they have the same result. Refuses workbooks without a code or
 * quantity column, without rows, with more than 1000 rows that request something, or with more quantities than any order has. `sizes` are
 * those of the products: they count as headers of quantity columns whatever they look like. `choices` are the user's choices for the
 * columns of one sheet: that sheet is selected, and the choices take precedence over its headers.
 */
export function readOrderBook(
  grids: readonly Grid[],
  sizes: Iterable<string> = [],
  choices?: SheetChoices,
): OrderBook {
  const known: KnownSizes = new Map([...sizes].map((size) => [size.trim().toUpperCase(), size.trim()]));
  const isOf = ({ name, isHidden }: Grid) => !isHidden && name === choices?.sheet;
  const sheets = grids.map((grid): ReadSheet => {
    const columns = isOf(grid) ? choices?.columns : undefined;
    const reading = readGrid(grid, known, columns);
    const isHeadless = columns !== undefined && reading.heads.length === 0;
    return { grid, reading: (isHeadless ? readByLikelyHeads(grid, known, columns) : null) ?? reading };
  });
  const seen = sheets.filter(({ grid }) => !grid.isHidden);
  const said = seen.filter(({ grid }) => isOf(grid));
  const candidates = said.length > 0 ? said : seen.length > 0 ? seen : sheets;
  const taken = chosen(candidates);
  /** Returns the account of a sheet, with the skipped sheets. */
  const accountOf = ({ grid, reading }: ReadSheet): BookAccount => ({
    ...reading.account,
    sheets: sheets
      .filter((other) => other.grid !== grid && (isFilled(other.grid) || other.grid.failure !== undefined))
      .map((other): SheetAccount => ({
        name: other.grid.name,
        reason: whyPassed(other, seen.length === 0 || seen.includes(other)),
        pieces: other.reading.account.asked + other.reading.account.passed,
      })),
  });
  const refused = (refusal: ImportRefusal, of: ReadSheet | undefined): OrderBook =>
    of !== undefined && CHOOSABLE.has(refusal.reason)
      ? { ok: false, refusal, account: accountOf(of) }
      : { ok: false, refusal };
  if (taken === undefined) return refused(whyNone(candidates), nearest(candidates, known));
  const refusal = refusalOf(taken);
  if (refusal !== null) return refused(refusal, taken);
  const { rows, dataRows, heads } = taken.reading;
  return { ok: true, sheet: { rows, dataRows, heads, account: accountOf(taken) } };
}
