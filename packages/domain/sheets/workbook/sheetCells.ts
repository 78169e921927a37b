import { DAY_MS } from '../../constants';
import { type CellRange, emptyGrid, type Grid, isSpecialCell, type SheetCell } from '../reading/grid';
import { cellText, isBlankCell } from '../reading/cellText';
import type { CellStyles } from './cellStyles';
import { keptCell, RichText, type SharedText, TextPiece } from './cellTexts';
import { MOST_COLUMNS, MOST_ROWS, type SheetBounds } from './limits';
import type { XmlReader } from './readXml';

/** Day 0 of the serial dates of spreadsheet programs. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const REFERENCE = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i;
const ROW = /^\d{1,7}$/;
/** Maximum number of merges that are stored; those of an order are in some dozen rows. */
const MOST_MERGES = 5_000;
/** Maximum characters of a formula that are shown. */
const LONGEST_FORMULA = 60;
/** Elements that follow the merges in a sheet: none of them is read. */
const BEHIND = new Set(
  (
    'phoneticPr conditionalFormatting dataValidations hyperlinks printOptions pageMargins pageSetup headerFooter rowBreaks ' +
    'colBreaks customProperties cellWatches ignoredErrors smartTags drawing legacyDrawing legacyDrawingHF picture oleObjects ' +
    'controls webPublishItems tableParts extLst'
  ).split(' '),
);

interface Place {
  row: number;
  column: number;
}

/** Returns the position of a cell from its address such as `AB12`, counted from 0; null for an invalid address. */
function cellPlace(address: string | undefined): Place | null {
  const [, letters, digits] = REFERENCE.exec(address ?? '') ?? [];
  if (letters === undefined || digits === undefined) return null;
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits) - 1, column: column - 1 };
}

/** Returns the range of a merge from its address such as `A2:A4`; null for an invalid address. */
function rangeOf(address: string | undefined): CellRange | null {
  const [from, to] = (address ?? '').split(':').map(cellPlace);
  if (!from || !to) return null;
  return { top: from.row, left: from.column, bottom: to.row, right: to.column };
}

/** Returns the number; text that is no finite number is returned as text. */
function numberOf(text: string): number | string {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? value : keptCell(text);
}

/** Returns the date of a serial number; a number beyond the calendar is returned unchanged. */
function dateCell(serial: number): SheetCell {
  const at = new Date(DAY_ZERO + Math.round(serial * DAY_MS));
  if (Number.isNaN(at.getTime())) return serial;
  const iso = at.toISOString();
  return {
    kind: 'DATE',
    text: serial % 1 === 0 ? iso.slice(0, 10) : iso.slice(0, 16).replace('T', ' '),
    serial,
  };
}

function dateOf(text: string): SheetCell {
  const ms = Date.parse(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text}${text.includes('T') ? 'Z' : ''}`);
  return Number.isNaN(ms) ? keptCell(text) : dateCell((ms - DAY_ZERO) / DAY_MS);
}

/** Returns an amount with its currency in front. */
function moneyCell(amount: number, currency: string): SheetCell {
  return { kind: 'MONEY', text: `${currency}${amount}`, serial: amount };
}

/** Returns a percentage, without floating-point noise. */
function percentCell(amount: number, factor: number): SheetCell {
  return { kind: 'PERCENT', text: `${Number((amount * factor).toPrecision(12))}%`, serial: amount };
}

const isOn = (text: string | undefined) => text === '1' || text === 'true';

/** Returns a cell that its sender struck through; an empty one stays empty. */
function struckCell(cell: SheetCell): SheetCell {
  if (isBlankCell(cell)) return cell;
  const serial = isSpecialCell(cell) ? cell.serial : typeof cell === 'number' ? cell : undefined;
  return { kind: 'STRUCK', text: cellText(cell), ...(serial === undefined ? {} : { serial }) };
}

/** Data shared by all sheets of a workbook: the shared strings, and the properties of its styles. */
export interface SharedOfBook extends CellStyles {
  readonly texts: readonly SharedText[];
}

/**
 * Reads one sheet: raw values, text as text and numbers as numbers, the last results of formulas, hidden rows and columns, merges.
 * Hyperlinks, comments and rules are not read. Stops at the limits; `bounds` is what is left of them.
 */
export class SheetCellsReader implements XmlReader {
  readonly sheet: Grid;
  readonly #rich = new RichText();
  readonly #value = new TextPiece();
  readonly #formula = new TextPiece();
  #inData = false;
  #inValue = false;
  #inInline = false;
  #inFormula = false;
  #hasFormula = false;
  #ended = false;
  #row = -1;
  #column = -1;
  #place: Place = { row: 0, column: 0 };
  #type = '';
  #style = -1;
  taken = 0;
  places = 0;

  constructor(
    name: string,
    isHidden: boolean,
    readonly shared: SharedOfBook,
    readonly bounds: Pick<SheetBounds, 'cells' | 'places'>,
  ) {
    this.sheet = emptyGrid(name, isHidden);
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === 'sheetData') this.#inData = true;
    else if (this.#inData) this.#openInData(name, attributes);
    else if (name === 'col' && isOn(attributes['hidden'])) this.#hideColumns(attributes);
    else if (name === 'mergeCell') this.#merge(attributes['ref']);
    else if (BEHIND.has(name)) this.#ended = true;
  }

  close(name: string): void {
    if (name === 'mergeCells') this.#ended = true;
    if (!this.#inData) return;
    if (name === 'sheetData') this.#inData = false;
    else if (name === 'c') this.#closeCell();
    else if (name === 'v') this.#inValue = false;
    else if (name === 'f') this.#inFormula = false;
    else if (name === 'is') this.#inInline = false;
    else if (this.#inInline) this.#rich.close(name);
  }

  text(text: string): void {
    if (this.#inValue) this.#value.add(text);
    else if (this.#inInline) this.#rich.add(text);
    else if (this.#inFormula) this.#formula.add(text);
  }

  done(): boolean {
    return this.#ended;
  }

  #openInData(name: string, attributes: Record<string, string>): void {
    if (name === 'row') this.#openRow(attributes);
    else if (name === 'c') this.#openCell(attributes);
    else if (name === 'v') this.#inValue = true;
    else if (name === 'is') this.#inInline = true;
    else if (name === 'f') {
      this.#inFormula = true;
      this.#hasFormula = true;
    } else if (this.#inInline) this.#rich.open(name, attributes);
  }

  #hideColumns({ min = '', max = '' }: Record<string, string>): void {
    const from = Number(min) - 1;
    const to = Number(max) - 1;
    if (from >= 0 && to >= from && this.sheet.hiddenColumns.length < MOST_COLUMNS)
      this.sheet.hiddenColumns.push({ from, to });
  }

  #merge(address: string | undefined): void {
    const range = rangeOf(address);
    if (range !== null && this.sheet.merges.length < MOST_MERGES) this.sheet.merges.push(range);
  }

  #openRow({ r: number, hidden }: Record<string, string>): void {
    this.#row = ROW.test(number ?? '') ? Number(number) - 1 : this.#row + 1;
    this.#column = -1;
    if (this.#row >= MOST_ROWS) this.#ended = true;
    else if (isOn(hidden)) this.sheet.hiddenRows.add(this.#row);
  }

  #openCell({ r: address, t: type = 'n', s: style = '' }: Record<string, string>): void {
    this.#place = cellPlace(address) ?? { row: this.#row, column: this.#column + 1 };
    this.#column = this.#place.column;
    this.#type = type;
    this.#style = style === '' ? -1 : Number(style);
    this.#hasFormula = false;
    this.#value.clear();
    this.#rich.clear();
    this.#formula.clear();
  }

  #valueNow(): SheetCell {
    const { text } = this.#value;
    if (this.#type === 'inlineStr') return this.#rich.text;
    if (this.#type === 'str') return keptCell(text);
    if (text === '') return this.#hasFormula ? this.#uncomputed() : null;
    if (this.#type === 's') return this.shared.texts[Number(text)]?.text ?? null;
    if (this.#type === 'b') return isOn(text);
    if (this.#type === 'd') return dateOf(text);
    if (this.#type === 'e') return { kind: 'ERROR', text: keptCell(text) };
    if (this.#type !== 'n') return keptCell(text);
    const value = numberOf(text);
    if (typeof value === 'string') return value;
    if (this.shared.isDate[this.#style] === true) return dateCell(value);
    const currency = this.shared.currency[this.#style] ?? null;
    const percent = this.shared.percent[this.#style] ?? null;
    if (value === 0 || (currency === null && percent === null)) return value;
    return percent === null ? moneyCell(value, currency ?? '') : percentCell(value, percent);
  }

  /** Whether the cell, or a part of its text, is struck through. */
  get #isStruck(): boolean {
    if (this.shared.isStruck[this.#style] === true) return true;
    if (this.#type === 'inlineStr') return this.#rich.isStruck;
    return this.#type === 's' && this.shared.texts[Number(this.#value.text)]?.isStruck === true;
  }

  #uncomputed(): SheetCell {
    return { kind: 'UNCOMPUTED', text: `=${keptCell(this.#formula.text).slice(0, LONGEST_FORMULA)}` };
  }

  #closeCell(): void {
    const value = this.#isStruck ? struckCell(this.#valueNow()) : this.#valueNow();
    const { row, column } = this.#place;
    if (value === null || value === undefined) return;
    if (row < 0 || row >= MOST_ROWS || column >= MOST_COLUMNS) return;
    const { rows } = this.sheet;
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] ?? [];
    this.taken += 1;
    this.places += Math.max(0, column + 1 - cells.length);
    if (this.taken > this.bounds.cells || this.places > this.bounds.places) {
      this.sheet.cut = true;
      this.#ended = true;
      return;
    }
    while (cells.length < column) cells.push(null);
    cells[column] = value;
  }
}
