import { type Grid, isOdd, type SheetCell } from './grid';

/** Signs without width that copying leaves behind: zero-width blanks, soft hyphens, marks of writing direction. */
const INVISIBLE = /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Text of a cell as a person reads it: numbers without exponent, no invisible signs, outer blanks removed. */
export function cellText(cell: SheetCell): string {
  if (cell === null || cell === undefined) return '';
  const text = isOdd(cell) ? cell.text : String(cell);
  return text.replace(INVISIBLE, '').trim();
}

/** Whether a cell holds nothing that can be seen. */
export function isBlankCell(cell: SheetCell): boolean {
  return cell === null || cell === undefined || cellText(cell) === '';
}

/** Whether a sheet has a cell that holds anything. */
export function isFilled({ rows }: Grid): boolean {
  return rows.some((cells) => !cells.every(isBlankCell));
}
