import type { SheetRow } from '../importSheet';
import type { BookAccount } from './account';

/** Result of reading a sheet: the rows that order something, and the account of everything else. */
export interface GridReading {
  rows: SheetRow[];
  /** Number of sheet rows that order something; beyond the limit they are only counted. */
  dataRows: number;
  /** Names of all columns of its tables, each once. */
  heads: string[];
  sawCode: boolean;
  sawQuantities: boolean;
  /** Whether it has more quantities than any order. */
  isTooMuch: boolean;
  account: BookAccount;
}
