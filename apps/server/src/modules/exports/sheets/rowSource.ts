import type { StreamCell, StreamColumn } from '../../../sheets/stream/messages';

/** Columns of an export, and its rows from one position to another (not included); rows deleted meanwhile are left out. */
export interface RowSource {
  columns: StreamColumn[];
  rows(from: number, to: number): Promise<StreamCell[][]>;
}
