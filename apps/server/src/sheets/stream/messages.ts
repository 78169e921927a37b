import type { DateCell } from '../moments';

/**
 * A value of a cell: text stays text, whatever it begins with; cents become a number with two places, instants and days dates; a picture is
 * given as SVG, null where there is none.
 */
export type StreamCell =
  | string
  | null
  | { cents: number }
  | { count: number }
  | DateCell
  | { address: string }
  | { picture: string | null };

/** A column: its head, whether it is hidden (ids for the way back), and its width in characters. */
export interface StreamColumn {
  head: string;
  width: number;
  hidden?: boolean;
  /** Holds instants: its head names the zone that they are told in. */
  isMoment?: boolean;
}

/** What a workbook of one sheet is begun with. */
export interface StreamSheet {
  /** Where it is written; the file is made anew. */
  path: string;
  name: string;
  columns: readonly StreamColumn[];
  /** Rows stand high enough for pictures. */
  hasPictures: boolean;
}

/** What the thread is told, one after the other: rows are answered before the next ones are sent. */
export type StreamOrder = { kind: 'rows'; rows: readonly (readonly StreamCell[])[] } | { kind: 'end' };

/** What the thread answers to each order: pictures so far that had to be replaced by the placeholder, and bytes at the end. */
export type StreamAnswer = { missing: number; bytes: number } | { fault: string };
