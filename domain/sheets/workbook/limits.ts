/**
 * What reading one workbook may cost, whoever sent it. Measured on the shapes that cost the most for their bytes
 * (docs/decisions/0014): together they keep a reading below two seconds and 90 MB.
 */

/** Sheets of a workbook that are looked at: the others are named only. */
export const MOST_SHEETS = 20;
/** Elements inside each other; a cell of rich text stands eight deep. */
export const DEEPEST_ELEMENT = 40;
/** Characters of one tag, text or comment: a cell of a spreadsheet program holds 32,767, escaped at most 229,369. */
export const LONGEST_TOKEN = 300_000;
/** Different texts in a workbook. */
export const MOST_STRINGS = 300_000;
/** Rows that are looked at; what stands below is not read. */
export const MOST_ROWS = 50_000;
/** Columns that are looked at. */
export const MOST_COLUMNS = 400;
/** Characters of one cell that are kept. */
export const LONGEST_CELL = 500;
/** Characters kept of one row over all its cells: a small file can repeat a long text in every cell. */
export const LONGEST_ROW = 10_000;

/** What one reading may cost where kinds of sheets differ: an order has at most a thousand rows, goods twenty times that. */
export interface SheetBounds {
  /** Unpacked bytes of all parts that are read of one workbook. */
  readonly xmlBytes: number;
  /** Packed bytes of the deflated parts that are read: a stream of empty blocks costs time and unpacks to nothing. */
  readonly packedBytes: number;
  /** Elements in all parts that are read. */
  readonly elements: number;
  /** Filled cells that are taken; the reading stops there. */
  readonly cells: number;
  /** Places of all rows up to their last filled cell; the reading stops there. */
  readonly places: number;
  /** Characters kept of a sheet over all its rows, and as many again of its quantities. */
  readonly keptChars: number;
  /** Characters of the message a worker answers with. */
  readonly answerChars: number;
  /** How many times as long as a job usually may the reading may take. */
  readonly patience: number;
}

/** How large a sheet may be, by what it is for. */
export type SheetScale = 'usual' | 'goods';

/** The bounds of each. */
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
  goods: {
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
