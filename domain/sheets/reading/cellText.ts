import { withoutUnseen } from '../../text/typed';
import { type Grid, isOdd, type SheetCell } from './grid';

/** Text of a cell as a person reads it: numbers without exponent, no invisible signs, outer blanks removed. */
export function cellText(cell: SheetCell): string {
  if (cell === null || cell === undefined) return '';
  const text = isOdd(cell) ? cell.text : String(cell);
  return withoutUnseen(text).trim();
}

/** Whether a cell holds nothing that can be seen. */
export function isBlankCell(cell: SheetCell): boolean {
  return cell === null || cell === undefined || cellText(cell) === '';
}

/** Whether a sheet has a cell that holds anything. */
export function isFilled({ rows }: Grid): boolean {
  return rows.some((cells) => !cells.every(isBlankCell));
}
