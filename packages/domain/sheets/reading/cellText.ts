import { withoutUnseen } from '../../text/typed';
import { type Grid, isSpecialCell, type SheetCell } from './grid';

/** Returns the text of a cell as it is displayed: numbers without exponent, no invisible characters, outer blanks removed. */
export function cellText(cell: SheetCell): string {
  if (cell === null || cell === undefined) return '';
  const text = isSpecialCell(cell) ? cell.text : String(cell);
  return withoutUnseen(text).trim();
}

/** Returns whether a cell has no visible content. */
export function isBlankCell(cell: SheetCell): boolean {
  return cell === null || cell === undefined || cellText(cell) === '';
}

/** Returns whether a sheet has a cell with content. */
export function isFilled({ rows }: Grid): boolean {
  return rows.some((cells) => !cells.every(isBlankCell));
}
