import { DAY_MS } from '@selvedge/domain/constants';
import type { SheetCell } from '@selvedge/domain/sheets/importHeaders';
import { keptCell, RichText, TextPiece } from './cellTexts';
import { MOST_COLUMNS, MOST_ROWS, type SheetBounds } from './limits';
import type { XmlReader } from './readXml';

/** Day 0 of the serial numbers that spreadsheet programs count dates by. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const REFERENCE = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i;
const ROW = /^\d{1,7}$/;

interface Place {
  row: number;
  column: number;
}

/** Place of a cell from its address such as `AB12`, counted from 0; null for none. */
function cellPlace(address: string | undefined): Place | null {
  const [, letters, digits] = REFERENCE.exec(address ?? '') ?? [];
  if (letters === undefined || digits === undefined) return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits) - 1, column: column - 1 };
}

/** A number as it is; what is none, or beyond all numbers, stays the text it is. */
function numberOf(text: string): SheetCell {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? value : keptCell(text);
}

function dateOf(text: string): SheetCell {
  const ms = Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}${text.includes('T') ? 'Z' : ''}`);
  return Number.isNaN(ms) ? keptCell(text) : (ms - DAY_ZERO) / DAY_MS;
}

/** A sheet as read: `cells[0]` is row 1. */
export interface SheetCells {
  cells: SheetCell[][];
  /** Whether any cell holds anything. */
  filled: boolean;
  /** Whether the reading stopped at a limit before the sheet ended. */
  cut: boolean;
}

/**
 * Reads the cells of one sheet: raw values, text as text and numbers as numbers, of formulas what they last came to.
 * Looks at `sheetData` only; hyperlinks, merges, comments and formats are not walked. Stops at the limits.
 */
export class SheetCellsReader implements XmlReader {
  readonly sheet: SheetCells = { cells: [], filled: false, cut: false };
  readonly #rich = new RichText();
  readonly #value = new TextPiece();
  #inData = false;
  #inValue = false;
  #inInline = false;
  #ended = false;
  #row = -1;
  #column = -1;
  #place: Place = { row: 0, column: 0 };
  #type = '';
  #taken = 0;
  #places = 0;

  constructor(
    readonly texts: readonly string[],
    readonly bounds: Pick<SheetBounds, 'cells' | 'places'>,
  ) {}

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'sheetData') this.#inData = true;
    if (!this.#inData) return;
    if (name === 'row') this.#openRow(attributes['r']);
    else if (name === 'c') this.#openCell(attributes);
    else if (name === 'v') this.#inValue = true;
    else if (name === 'is') this.#inInline = true;
    else if (this.#inInline) this.#rich.open(name);
  }

  close(name: string): void {
    if (!this.#inData) return;
    if (name === 'sheetData') this.#ended = true;
    else if (name === 'c') this.#closeCell();
    else if (name === 'v') this.#inValue = false;
    else if (name === 'is') this.#inInline = false;
    else if (this.#inInline) this.#rich.close(name);
  }

  text(text: string): void {
    if (this.#inValue) this.#value.add(text);
    else if (this.#inInline) this.#rich.add(text);
  }

  done(): boolean {
    return this.#ended;
  }

  #openRow(number: string | undefined): void {
    this.#row = ROW.test(number ?? '') ? Number(number) - 1 : this.#row + 1;
    this.#column = -1;
    if (this.#row >= MOST_ROWS) this.#ended = true;
  }

  #openCell({ r: address, t: type = 'n' }: Record<string, string>): void {
    this.#place = cellPlace(address) ?? { row: this.#row, column: this.#column + 1 };
    this.#column = this.#place.column;
    this.#type = type;
    this.#value.clear();
    this.#rich.clear();
  }

  #valueNow(): SheetCell {
    const { text } = this.#value;
    if (this.#type === 'inlineStr') return this.#rich.text;
    if (this.#type === 'str') return keptCell(text);
    if (text === '') return null;
    if (this.#type === 's') return this.texts[Number(text)] ?? null;
    if (this.#type === 'b') return text === '1' || text === 'true';
    if (this.#type === 'd') return dateOf(text);
    return this.#type === 'n' ? numberOf(text) : keptCell(text);
  }

  #closeCell(): void {
    const value = this.#valueNow();
    const { row, column } = this.#place;
    if (value === null || value === undefined) return;
    if (row < 0 || row >= MOST_ROWS || column >= MOST_COLUMNS) return;
    while (this.sheet.cells.length <= row) this.sheet.cells.push([]);
    const cells = this.sheet.cells[row] ?? [];
    this.#taken += 1;
    this.#places += Math.max(0, column + 1 - cells.length);
    if (this.#taken > this.bounds.cells || this.#places > this.bounds.places) {
      this.sheet.cut = true;
      this.#ended = true;
      return;
    }
    while (cells.length < column) cells.push(null);
    cells[column] = value;
    if (value !== '') this.sheet.filled = true;
  }
}
