import { GOODS_IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import { goodsLayout } from '@selvedge/domain/sheets/goodsHeaders';
import { importRefusal } from '@selvedge/domain/sheets/importLimits';
import { columnNames } from '@selvedge/domain/sheets/importTexts';
import type { UploadedFile } from '../../../http/uploadedFile';
import type { Language } from '../../../http/messages';
import type { TextRow } from '../../../sheets/messages';
import { WorkbookRefused } from '@selvedge/domain/sheets/workbook/refused';
import { type Person, readLargeTableFile } from '../../../sheets/sheets';
import { readJudged } from '../check/readJudged';
import type { SentRow } from './openSheet';

/** Rows above the heads, such as a title. */
const HEADER_SEARCH_ROWS = 20;

/** A readable sheet of products: its heads, and its rows some at a time, as often as they are asked for. */
export interface GoodsFile {
  heads: string[];
  total: number;
  portions: Iterable<SentRow[]>;
}

/** Whether a row of texts is the heads of a sheet. */
type AreHeads = (heads: string[]) => boolean;

const areHeadsOfGoods: AreHeads = (heads) => goodsLayout(heads, heads) !== null;

function findHeads(first: readonly TextRow[], areHeads: AreHeads): { rowNo: number; heads: string[] } {
  for (const { rowNo, texts } of first.slice(0, HEADER_SEARCH_ROWS)) {
    const heads = columnNames(texts);
    if (areHeads(heads)) return { rowNo, heads };
  }
  throw new WorkbookRefused(importRefusal('NO_CODE_COLUMN'));
}

/** The cells of a row under their heads; blank ones are left out. */
function sentRow({ rowNo, texts, struck }: TextRow, heads: readonly string[]): SentRow {
  const cells = heads.flatMap((head, at): [string, string][] => {
    const text = texts[at] ?? '';
    return text === '' ? [] : [[head, text]];
  });
  return { rowNo, raw: Object.fromEntries(cells), struck: struck.flatMap((at) => heads[at] ?? []) };
}

async function readTable(person: Person, path: string, max: number, areHeads: AreHeads): Promise<GoodsFile> {
  const table = await readLargeTableFile(person, path, max + HEADER_SEARCH_ROWS + 1);
  let found: ReturnType<typeof findHeads> | undefined;
  let total = 0;
  for (const rows of table) {
    found ??= findHeads(rows, areHeads);
    const { rowNo: headRow } = found;
    total += rows.filter(({ rowNo }) => rowNo > headRow).length;
  }
  if (found === undefined || total === 0) throw new WorkbookRefused(importRefusal('NO_ROWS'));
  if (total > max) throw new WorkbookRefused(importRefusal('TOO_MANY_ROWS', { max, rows: total }));
  const { rowNo: headRow, heads } = found;
  const portions = {
    *[Symbol.iterator]() {
      for (const rows of table)
        yield rows.filter(({ rowNo }) => rowNo > headRow).map((row) => sentRow(row, heads));
    },
  };
  return { heads, total, portions };
}

/**
 * Reads a sheet of products, or of what `areHeads` tells by its heads, in a worker, in the person's turn. Refuses with 41501, 41301 and 42201 and a sentence
 * that says why, and with 42901 when too much of the person waits.
 */
export function readGoodsFile(
  person: Person,
  file: UploadedFile,
  language: Language,
  max: number = GOODS_IMPORT_MAX_ROWS,
  areHeads: AreHeads = areHeadsOfGoods,
): Promise<GoodsFile> {
  return readJudged(file, max, language, () => readTable(person, file.path, max, areHeads));
}
