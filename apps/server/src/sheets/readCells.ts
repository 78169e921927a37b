import { sharedTextsReader } from './cellTexts';
import { BOUNDS, type SheetScale } from './limits';
import { type ElementCount, readXml } from './readXml';
import { tooMuch } from './refused';
import { type SheetCells, SheetCellsReader } from './sheetCells';
import { findSheets } from './sheetParts';
import { openWorkbook, type WorkbookSource } from './workbookParts';

/**
 * Reads the first filled sheet of a workbook, within limits.ts. Only the parts that name and hold its cells are unpacked,
 * each once. Throws WorkbookRefused, or what the zip and XML libraries throw on damaged content.
 */
export async function readCells(source: WorkbookSource, scale: SheetScale = 'usual'): Promise<SheetCells> {
  const bounds = BOUNDS[scale];
  const parts = await openWorkbook(source, bounds);
  const count: ElementCount = { elements: 0, most: bounds.elements };
  const { sheets, texts } = await findSheets(parts, count);
  const shared: string[] = [];
  if (texts !== null && (await readXml(parts.unpack(texts), sharedTextsReader(shared), count)) === 'CUT') {
    throw tooMuch();
  }
  for (const part of sheets) {
    const reader = new SheetCellsReader(shared, bounds);
    const end = await readXml(parts.unpack(part), reader, count);
    if (end === 'CUT') reader.sheet.cut = true;
    if (reader.sheet.filled || reader.sheet.cut) return reader.sheet;
  }
  return { cells: [], filled: false, cut: false };
}
