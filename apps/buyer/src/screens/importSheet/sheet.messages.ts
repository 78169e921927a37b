import type { LookupProduct } from '@selvedge/domain/sheets/productLookup';
import type { ImportRefusal } from '@selvedge/domain/sheets/importLimits';
import type { SheetChoices } from '@selvedge/domain/sheets/reading/choices';
import type { Review, ReviewRow } from './review';

/** Rows of the file of bad rows: heads first. */
export type SheetTable = readonly (readonly string[])[];

/**
 * What the page asks of the worker. Each request has an id of its own; answers carry it. The goods to check against come in
 * parts and are not answered.
 */
export type SheetRequest =
  | { id: number; type: 'read'; file: File }
  | { id: number; type: 'goods'; goods: readonly LookupProduct[] }
  | { id: number; type: 'check'; choices: SheetChoices | undefined }
  | { id: number; type: 'write'; table: SheetTable; sheetName: string };

/** What the worker answers. The rows of a check come in parts before it, so that none holds the page up. */
export type SheetAnswer =
  | { id: number; type: 'refused'; refusal: ImportRefusal }
  | { id: number; type: 'progress'; doneBp: number }
  | { id: number; type: 'read' }
  | { id: number; type: 'rows'; rows: readonly ReviewRow[] }
  | { id: number; type: 'checked'; sums: Omit<Review, 'rows'> }
  | { id: number; type: 'written'; bytes: ArrayBuffer }
  | { id: number; type: 'failed' };
