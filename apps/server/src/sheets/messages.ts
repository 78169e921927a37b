import type { ImportRefusal } from '@selvedge/domain/sheets/importLimits';
import type { CodeCell, SheetRow } from '@selvedge/domain/sheets/importSheet';
import type { BookAccount } from '@selvedge/domain/sheets/reading/account';
import type { SheetChoices } from '@selvedge/domain/sheets/reading/choices';
import type { SheetScale } from '@selvedge/domain/sheets/workbook/limits';
import type { SheetToWrite } from './writeSheet';
import type { WorkbookSource } from './workbookParts';

/** Row of an order sheet as the worker returns it; `texts` are the cells stored for the file of invalid rows. */
export interface OrderLine extends Pick<
  SheetRow,
  'rowNo' | 'color' | 'price' | 'priceColumn' | 'total' | 'productId' | 'skuId'
> {
  code: CodeCell;
  otherCodes: readonly CodeCell[];
  isSizeUnclear: boolean;
  texts: Record<string, string>;
  wanted: Pick<SheetRow, 'size' | 'sizeColumn' | 'qty' | 'qtyColumn' | 'cell' | 'isMerged'>[];
}

/** Readable order sheet: the heads of its columns in their order, its rows, and the account of everything else. */
export interface OrderReading {
  heads: string[];
  lines: OrderLine[];
  account: BookAccount;
}

/**
 * Row of any sheet as text; `rowNo` counts from 1, the struck-through columns from 0. `shown` are the cells, by column from 0, whose number
 * is displayed as something else than a plain number, in their displayed form.
 */
export interface TextRow {
  rowNo: number;
  texts: string[];
  shown: Record<number, string>;
  struck: number[];
}

/** Job of a worker: reading an order sheet, reading any sheet as text, or writing a sheet. */
export type SheetJob =
  | { kind: 'order'; source: WorkbookSource; knownSizes: readonly string[]; choices?: SheetChoices }
  | { kind: 'table'; source: WorkbookSource; mostRows: number; scale: SheetScale }
  | { kind: 'write'; sheet: SheetToWrite };

/** Message that starts a worker before its first job, so that loading the program is not counted as time of the job; answered by null. */
export interface WorkerStart {
  kind: 'start';
}

/**
 * Answer of a worker. A reading consists of its heads and its lines, of limited size, with several lines per JSON text, so that they can be
 * parsed one text after the other; a written file is its bytes.
 */
export type SheetAnswer =
  | { kind: 'read'; heads: string[]; lines: string[]; account?: BookAccount }
  | { kind: 'written'; bytes: Uint8Array }
  | { kind: 'refused'; refusal: ImportRefusal }
  | { kind: 'failed'; reason: string };
