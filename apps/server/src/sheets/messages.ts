import type { ImportRefusal } from '@selvedge/domain/sheets/importLimits';
import type { CodeCell, SheetRow } from '@selvedge/domain/sheets/importSheet';
import type { BookAccount } from '@selvedge/domain/sheets/reading/account';
import type { SheetChoices } from '@selvedge/domain/sheets/reading/choices';
import type { SheetScale } from '@selvedge/domain/sheets/workbook/limits';
import type { SheetToWrite } from './writeSheet';
import type { WorkbookSource } from './workbookParts';

/** A row of an order sheet as the worker hands it over; `texts` is what is kept of it for the file of bad rows. */
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

/** A readable order: the heads of its columns in their order, its rows, and the account of everything else. */
export interface OrderReading {
  heads: string[];
  lines: OrderLine[];
  account: BookAccount;
}

/**
 * A row of any sheet as text; `rowNo` counts from 1, the columns that are struck through from 0. `shown` are cells by their
 * column from 0 whose number is shown as something else than a number, as a person sees them.
 */
export interface TextRow {
  rowNo: number;
  texts: string[];
  shown: Record<number, string>;
  struck: number[];
}

/** What a worker is asked: to read an order sheet, to read any sheet as text, to write a sheet. */
export type SheetJob =
  | { kind: 'order'; source: WorkbookSource; knownSizes: readonly string[]; choices?: SheetChoices }
  | { kind: 'table'; source: WorkbookSource; mostRows: number; scale: SheetScale }
  | { kind: 'write'; sheet: SheetToWrite };

/**
 * What a worker answers: a reading as its heads and its lines, of bounded size, some lines to a JSON text, so that they can be
 * taken apart one text after the other; a written file as its bytes.
 */
export type SheetAnswer =
  | { kind: 'ready' }
  | { kind: 'read'; heads: string[]; lines: string[]; account?: BookAccount }
  | { kind: 'written'; bytes: Uint8Array }
  | { kind: 'refused'; refusal: ImportRefusal }
  | { kind: 'failed'; reason: string };
