/**
 * What reading one workbook may cost, whoever sent it. Measured on the shapes that cost the most for their bytes
 * (docs/decisions/0014): together they keep a reading below two seconds and 90 MB.
 */

/** Time one job may take in a worker unless SHEET_TIMEOUT_MS says otherwise, in ms; then the worker is ended. */
export const LONGEST_JOB_MS = 5_000;
/** Memory of JavaScript values in one worker, in MB. */
export const WORKER_HEAP_MB = 128;
/** Sheets of a workbook that are looked at: the first filled one of them is read. */
export const MOST_SHEETS = 20;
/** Unpacked bytes of all parts that are read of one workbook. */
export const MOST_XML_BYTES = 16_777_216;
/** Packed bytes of the deflated parts that are read: a stream of empty blocks costs time and unpacks to nothing. */
export const MOST_PACKED_BYTES = 8_388_608;
/** Elements in all parts that are read. */
export const MOST_ELEMENTS = 600_000;
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
/** Filled cells that are taken; the reading stops there. */
export const MOST_CELLS = 120_000;
/** Places of all rows up to their last filled cell; the reading stops there. */
export const MOST_PLACES = 400_000;
/** Characters of one cell that are kept. */
export const LONGEST_CELL = 500;
/** Characters kept of one row over all its cells: a small file can repeat a long text in every cell. */
export const LONGEST_ROW = 10_000;
/** Characters kept of a sheet over all its rows, and as many again of its quantities. */
export const LONGEST_SHEET = 1_000_000;
/** Characters of the message a worker answers with. */
export const LONGEST_ANSWER = 6_000_000;
