import type { CatalogueProduct } from '@selvedge/api-spec/rules/importCatalogue';
import type { ImportRefusal } from '@selvedge/api-spec/rules/importLimits';
import type { CheckedSheet } from '@selvedge/api-spec/rules/importRows';

/** Rows of the file of bad rows: heads first. */
export type SheetTable = readonly (readonly string[])[];

/** What the page asks of the worker. Each request has an id of its own; answers carry it. */
export type SheetRequest =
  | { id: number; type: 'read'; file: File }
  | { id: number; type: 'check'; products: readonly CatalogueProduct[] }
  | { id: number; type: 'write'; table: SheetTable; sheetName: string };

/** What the worker answers. */
export type SheetAnswer =
  | { id: number; type: 'refused'; refusal: ImportRefusal }
  | { id: number; type: 'progress'; doneBp: number }
  | { id: number; type: 'read' }
  | { id: number; type: 'checked'; sheet: CheckedSheet; dataRows: number }
  | { id: number; type: 'written'; bytes: ArrayBuffer }
  | { id: number; type: 'failed' };
