import { QUANTITY_MAX } from '../../constants';
import { plainHyphens, toHalfWidth } from '../../text/typed';
import { PIECE_UNITS } from '../headWords';
import { cellText } from './cellText';
import { isSpecialCell, type SheetCell } from './grid';

/**
 * Digits, with at most two zeros after a comma or a dot, and optionally a unit: `2`, `2.0`, `2件`, `2 pcs`. Three digits after a comma could
 * also be thousands and do not match.
 */
const WRITTEN = new RegExp(`^(\\d{1,9})(?:[.,]0{1,2})?(?:\\s*(?:${PIECE_UNITS})\\.?)?$`, 'i');
/** Rounding error of adding up fractions, as a share of the number: `0.1*30` yields 3.0000000000000004. */
const ROUNDING = 1e-9;

/**
 * Returns the whole number of zero or more in a cell; null for anything else, including dates, errors and formulas without a stored result.
 */
export function wholeNumber(cell: SheetCell): number | null {
  if (typeof cell === 'number') {
    const whole = Math.round(cell);
    const isNear = Math.abs(cell - whole) <= ROUNDING * Math.max(1, Math.abs(cell));
    return isNear && whole >= 0 && whole <= QUANTITY_MAX ? whole : null;
  }
  if (typeof cell !== 'string' || cell.length > 40) return null;
  const digits = WRITTEN.exec(toHalfWidth(cellText(cell)).trim())?.[1];
  return digits === undefined || Number(digits) > QUANTITY_MAX ? null : Number(digits);
}

/** Returns the pieces in a cell: a whole number above zero; null otherwise. */
export function readPieces(cell: SheetCell): number | null {
  return wholeNumber(cell) || null;
}

/** Texts that users write for no quantity. */
const NONE = /^(?:-{1,3}|\/)?$/;

/** Returns whether a cell of a size column orders anything, or tries to: blank, 0 and a dash do not. */
export function hasQuantity(cell: SheetCell): boolean {
  if (isSpecialCell(cell)) return true;
  return !NONE.test(plainHyphens(toHalfWidth(cellText(cell)))) && wholeNumber(cell) !== 0;
}
