/**
 * Limits of reading one workbook from any sender. Measured on the files that cost most per byte (docs/decisions/0014): together they keep a
 * reading below two seconds and 90 MB.
 */

/** Maximum number of sheets of a workbook that are read; only the names of further ones are. */
export const MOST_SHEETS = 20;
/** Maximum depth of nested elements; a cell of rich text is eight levels deep. */
export const DEEPEST_ELEMENT = 40;
/** Maximum characters of one tag, text or comment: a cell of a spreadsheet program has up to 32,767, escaped at most 229,369. */
export const LONGEST_TOKEN = 300_000;
/** Maximum number of different texts in a workbook. */
export const MOST_STRINGS = 300_000;
/** Maximum number of rows; rows below are not read. */
export const MOST_ROWS = 50_000;
/** Maximum number of columns that are read. */
export const MOST_COLUMNS = 400;
/** Maximum characters stored of one cell. */
export const LONGEST_CELL = 500;
/** Maximum characters stored of one row over all its cells: a small file can repeat a long text in every cell. */
export const LONGEST_ROW = 10_000;

/** Limits of one reading that differ by kind of sheet: an order has at most a thousand rows, a product sheet twenty times as many. */
export interface SheetBounds {
  /** Unpacked bytes of all parts that are read of one workbook. */
  readonly xmlBytes: number;
  /** Packed bytes of the deflated parts that are read: a stream of empty blocks costs time and unpacks to nothing. */
  readonly packedBytes: number;
  /** Elements in all parts that are read. */
  readonly elements: number;
  /** Filled cells that are read; the reading stops there. */
  readonly cells: number;
  /** Cell positions of all rows up to their last filled cell; the reading stops there. */
  readonly places: number;
  /** Characters stored of a sheet over all its rows, and as many again of its quantities. */
  readonly keptChars: number;
  /** Characters of the message that a worker returns. */
  readonly answerChars: number;
  /** Multiple of the usual job time that the reading may take. */
  readonly patience: number;
}

/** Scale of a sheet by its purpose. */
export type SheetScale = 'usual' | 'products';

/** Limits by scale. */
export const BOUNDS: Readonly<Record<SheetScale, SheetBounds>> = {
  usual: {
    xmlBytes: 16_777_216,
    packedBytes: 8_388_608,
    elements: 600_000,
    cells: 120_000,
    places: 400_000,
    keptChars: 1_000_000,
    answerChars: 6_000_000,
    patience: 1,
  },
  products: {
    xmlBytes: 67_108_864,
    packedBytes: 16_777_216,
    elements: 2_400_000,
    cells: 600_000,
    places: 800_000,
    keptChars: 8_000_000,
    answerChars: 16_000_000,
    patience: 6,
  },
};
