import { PRODUCT_IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import { PRODUCT_PIECES_COLUMNS, productLayout } from '@selvedge/domain/sheets/productHeaders';
import { importRefusal } from '@selvedge/domain/sheets/importLimits';
import { columnNames } from '@selvedge/domain/sheets/importTexts';
import { headTexts, isStruckHead } from '@selvedge/domain/sheets/struckCells';
import type { UploadedFile } from '../../../http/uploadedFile';
import type { Language } from '../../../http/messages';
import type { TextRow } from '../../../sheets/messages';
import { WorkbookRefused } from '@selvedge/domain/sheets/workbook/refused';
import { type Person, readLargeTableFile } from '../../../sheets/sheets';
import { readJudged } from '../rules/readJudged';
import type { SentRow } from './openSheet';

/** Number of rows searched for the heads, which may stand below a title. */
const HEADER_SEARCH_ROWS = 20;

/** A readable product sheet: its heads, and its rows in batches, which can be iterated several times. */
export interface ProductFile {
  heads: string[];
  total: number;
  batches: Iterable<SentRow[]>;
}

/** Returns the heads over whole numbers, such as pieces, of a row of texts that is the head row of a sheet; null for any other row. */
type WholeNumbersOf = (heads: string[]) => readonly (string | undefined)[] | null;

const piecesOfProducts: WholeNumbersOf = (heads) => {
  const layout = productLayout(heads, heads);
  return layout && PRODUCT_PIECES_COLUMNS.map((column) => layout[column]);
};

interface FoundHeads {
  rowNo: number;
  heads: string[];
  wholeNumbers: ReadonlySet<string | undefined>;
}

function findHeads(first: readonly TextRow[], wholeNumbersOf: WholeNumbersOf): FoundHeads {
  for (const row of first.slice(0, HEADER_SEARCH_ROWS)) {
    const { rowNo } = row;
    const heads = columnNames(headTexts(row));
    const wholeNumbers = wholeNumbersOf(heads);
    if (wholeNumbers !== null) return { rowNo, heads, wholeNumbers: new Set(wholeNumbers) };
  }
  throw new WorkbookRefused(importRefusal('NO_CODE_COLUMN'));
}

/**
 * Returns the cells of a row by head, without blank ones and those under a struck head. A whole number is taken as it is shown: €12 are not
 * 12 pieces.
 */
function sentRow({ rowNo, texts, shown, struck }: TextRow, { heads, wholeNumbers }: FoundHeads): SentRow {
  const cells = heads.flatMap((head, at): [string, string][] => {
    const text = (wholeNumbers.has(head) ? shown[at] : undefined) ?? texts[at] ?? '';
    return text === '' || isStruckHead(head) ? [] : [[head, text]];
  });
  return { rowNo, raw: Object.fromEntries(cells), struck: struck.flatMap((at) => heads[at] ?? []) };
}

async function readTable(
  person: Person,
  path: string,
  max: number,
  wholeNumbersOf: WholeNumbersOf,
): Promise<ProductFile> {
  const table = await readLargeTableFile(person, path, max + HEADER_SEARCH_ROWS + 1);
  let found: FoundHeads | undefined;
  let total = 0;
  for (const rows of table) {
    found ??= findHeads(rows, wholeNumbersOf);
    const { rowNo: headRow } = found;
    total += rows.filter(({ rowNo }) => rowNo > headRow).length;
  }
  if (found === undefined || total === 0) throw new WorkbookRefused(importRefusal('NO_ROWS'));
  if (total > max) throw new WorkbookRefused(importRefusal('TOO_MANY_ROWS', { max, rows: total }));
  const { rowNo: headRow, heads } = found;
  const under = found;
  const batches = {
    *[Symbol.iterator]() {
      for (const rows of table)
        yield rows.filter(({ rowNo }) => rowNo > headRow).map((row) => sentRow(row, under));
    },
  };
  return { heads, total, batches };
}

/**
 * Reads a sheet of products, or of what `wholeNumbersOf` recognises by its heads, in a worker, queued per person. Refuses with 41501, 41301
 * and 42201 and a sentence with the reason, and with 42901 when too many sheets of the person wait.
 */
export function readProductFile(
  person: Person,
  file: UploadedFile,
  language: Language,
  max: number = PRODUCT_IMPORT_MAX_ROWS,
  wholeNumbersOf: WholeNumbersOf = piecesOfProducts,
): Promise<ProductFile> {
  return readJudged(file, max, language, () => readTable(person, file.path, max, wholeNumbersOf));
}
