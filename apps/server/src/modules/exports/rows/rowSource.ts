import type { StreamCell, StreamColumn } from '../../../sheets/stream/messages';

/** The columns of an export, and its rows from one place to another (not included); what is gone meanwhile is left out. */
export interface RowSource {
  columns: StreamColumn[];
  rows(from: number, to: number): Promise<StreamCell[][]>;
}
