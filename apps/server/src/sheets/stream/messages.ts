import type { DateCell } from '../moments';

/**
 * Value of a cell: text stays text, whatever it begins with; cents become a number with two decimals, instants and days dates; a picture is
 * an SVG, null when there is none.
 */
export type StreamCell =
  | string
  | null
  | { cents: number }
  | { count: number }
  | DateCell
  | { address: string }
  | { picture: string | null };

/** Column: its head, whether it is hidden (ids for a later import), and its width in characters. */
export interface StreamColumn {
  head: string;
  width: number;
  hidden?: boolean;
  /** Whether it contains instants: its head then names their time zone. */
  isMoment?: boolean;
}

/** Start data of a workbook with one sheet. */
export interface StreamSheet {
  /** Path of the file, which is created anew. */
  path: string;
  name: string;
  columns: readonly StreamColumn[];
  /** Whether rows are high enough for pictures. */
  hasPictures: boolean;
}

/** Messages to the thread, in sequence: rows are answered before the next ones are sent. */
export type StreamOrder = { kind: 'rows'; rows: readonly (readonly StreamCell[])[] } | { kind: 'end' };

/**
 * Answer of the thread to each message: number of pictures so far that were replaced by the placeholder, and the size in bytes at the end.
 */
export type StreamAnswer = { missing: number; bytes: number } | { fault: string };
