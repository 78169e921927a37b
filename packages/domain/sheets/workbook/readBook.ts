import { importRefusal } from '../importLimits';
import { isFilled } from '../reading/cellText';
import { emptyGrid, type Grid } from '../reading/grid';
import { cellStylesReader } from './cellStyles';
import { type SharedText, sharedTextsReader } from './cellTexts';
import { BOUNDS, type SheetBounds, type SheetScale } from './limits';
import type { WorkbookParts } from './parts';
import { type ElementCount, readXml, type XmlReader } from './readXml';
import { tooMuch, unreadable, WorkbookRefused } from './refused';
import { SheetCellsReader, type SharedOfBook } from './sheetCells';
import { findSheets, type NamedSheet } from './sheetParts';

interface OpenBook {
  sheets: NamedSheet[];
  readSheet: (sheet: NamedSheet) => Promise<Grid>;
}

/** Returns the refusal of a sheet that could not be read: an error of the zip and XML libraries means that it is damaged. */
function refusalOf(error: unknown) {
  return (error instanceof WorkbookRefused ? error : unreadable()).refusal;
}

async function readShared(
  parts: WorkbookParts,
  { texts, styles }: { texts: string | null; styles: string | null },
  count: ElementCount,
): Promise<SharedOfBook> {
  const shared: SharedOfBook & { texts: SharedText[] } = {
    texts: [],
    isDate: [],
    currency: [],
    percent: [],
    isStruck: [],
  };
  const read = async (part: string, reader: XmlReader) => {
    if ((await readXml(parts.unpack(part), reader, count)) === 'CUT') throw tooMuch();
  };
  if (texts !== null) await read(texts, sharedTextsReader(shared.texts));
  try {
    if (styles !== null) await read(styles, cellStylesReader(shared));
  } catch (error) {
    // Damaged styles do not affect the content of cells: a date then stays a number.
    if (refusalOf(error).reason === 'ZIP_BOMB') throw error;
  }
  return shared;
}

async function openBook(parts: WorkbookParts, bounds: SheetBounds): Promise<OpenBook> {
  const count: ElementCount = { elements: 0, most: bounds.elements };
  const { sheets, ...common } = await findSheets(parts, count);
  const shared = await readShared(parts, common, count);
  const left = { cells: bounds.cells, places: bounds.places };
  return {
    sheets,
    async readSheet({ name, isHidden, part }) {
      if (part === null) throw new WorkbookRefused(importRefusal('NO_ROWS'));
      const reader = new SheetCellsReader(name, isHidden, shared, { ...left });
      const end = await readXml(parts.unpack(part), reader, count);
      if (end === 'CUT') reader.sheet.cut = true;
      left.cells -= reader.taken;
      left.places -= reader.places;
      return reader.sheet;
    },
  };
}

/**
 * Reads the first filled sheet of a workbook, within limits.ts. Only the parts that name and contain its cells are unpacked, each once.
 * Throws WorkbookRefused, or the errors of the zip and XML libraries on damaged content.
 */
export async function readFirstSheet(parts: WorkbookParts, scale: SheetScale = 'usual'): Promise<Grid> {
  const book = await openBook(parts, BOUNDS[scale]);
  for (const sheet of book.sheets) {
    if (sheet.part === null) break;
    const grid = await book.readSheet(sheet);
    if (isFilled(grid) || grid.cut) return grid;
  }
  return emptyGrid();
}

/**
 * Reads all sheets of a workbook, within limits.ts for all of them together. A sheet that is damaged, or exceeds the number of sheets, has
 * a `failure` instead of cells: the caller, who selects a sheet, decides whether it matters. Otherwise as readFirstSheet.
 */
export async function readSheets(parts: WorkbookParts): Promise<Grid[]> {
  const book = await openBook(parts, BOUNDS.usual);
  const grids: Grid[] = [];
  for (const sheet of book.sheets) {
    try {
      grids.push(await book.readSheet(sheet));
    } catch (error) {
      grids.push({ ...emptyGrid(sheet.name, sheet.isHidden), failure: refusalOf(error) });
    }
  }
  return grids;
}
