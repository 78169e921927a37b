import type { Grid } from '@selvedge/domain/sheets/reading/grid';
import { BOUNDS, type SheetScale } from '@selvedge/domain/sheets/workbook/limits';
import { readFirstSheet, readSheets } from '@selvedge/domain/sheets/workbook/readBook';
import { openWorkbook, type WorkbookSource } from './workbookParts';

/** Reads the first filled sheet of a workbook. Throws WorkbookRefused, or the errors of the zip and XML libraries for damaged content. */
export async function readCells(source: WorkbookSource, scale: SheetScale = 'usual'): Promise<Grid> {
  return readFirstSheet(await openWorkbook(source, BOUNDS[scale]), scale);
}

/** Reads all sheets of a workbook; otherwise like readCells. */
export async function readBook(source: WorkbookSource): Promise<Grid[]> {
  return readSheets(await openWorkbook(source, BOUNDS.usual));
}
