import type { LookupProduct } from '@selvedge/domain/sheets/productLookup';
import type { ImportRefusal } from '@selvedge/domain/sheets/importLimits';
import type { SheetChoices } from '@selvedge/domain/sheets/reading/choices';
import type { Review, ReviewRow } from './review';

/** Rows of the file with the rows in error, headers first. */
export type SheetTable = readonly (readonly string[])[];

/** Requests to the worker. Each has an id, which its answers repeat. The products to check against are sent in batches and not answered. */
export type SheetRequest =
  | { id: number; type: 'read'; file: File }
  | { id: number; type: 'products'; products: readonly LookupProduct[] }
  | { id: number; type: 'check'; choices: SheetChoices | undefined }
  | { id: number; type: 'write'; table: SheetTable; sheetName: string };

/** Answers of the worker. The rows of a check are sent in batches before it, so that none blocks the page. */
export type SheetAnswer =
  | { id: number; type: 'refused'; refusal: ImportRefusal }
  | { id: number; type: 'progress'; doneBp: number }
  | { id: number; type: 'read' }
  | { id: number; type: 'rows'; rows: readonly ReviewRow[] }
  | { id: number; type: 'checked'; sums: Omit<Review, 'rows'> }
  | { id: number; type: 'written'; bytes: ArrayBuffer }
  | { id: number; type: 'failed' };
