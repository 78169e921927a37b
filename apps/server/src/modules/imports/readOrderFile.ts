import { IMPORT_EXTENSION, IMPORT_MAX_ROWS } from '@selvedge/api-spec/rules/constants';
import type { SheetCell } from '@selvedge/api-spec/rules/importHeaders';
import { checkImportFile, type ImportRefusal, importRefusal } from '@selvedge/api-spec/rules/importLimits';
import { columnNames, type OrderSheet, readOrderSheet } from '@selvedge/api-spec/rules/importSheet';
import type { UploadedFile } from '../../contract/handlers';
import { refuse, type Refusal } from '../../http/errors';
import type { Language } from '../../http/messages';
import { readCells } from './readCells';
import { refusalSentence } from './words';

const HEAD_ROWS = 20;

function asRefusal({ code, reason, params }: ImportRefusal, language: Language): Refusal {
  const sentence = refusalSentence(reason, params, language);
  if (code === 41501) return refuse(code, { accepted: [IMPORT_EXTENSION] }, sentence);
  return refuse(code, { max: params.max ?? IMPORT_MAX_ROWS }, sentence);
}

function headsOf(cells: readonly SheetCell[][], sheet: OrderSheet): string[] {
  const wanted = Object.keys(sheet.rows[0]?.raw ?? {});
  const rows = cells.slice(0, HEAD_ROWS).map(columnNames);
  return rows.find((names) => wanted.every((name) => names.includes(name))) ?? wanted;
}

/** A readable order sheet with the heads of its columns in their order. */
export interface ReadOrderFile {
  sheet: OrderSheet;
  heads: string[];
}

/**
 * Reads an order sheet. Name, size, signature and list of parts are judged before anything is unpacked; the
 * cells are read in a worker. Refuses with 41501, 41301 and 42201 and a sentence that says why.
 */
export async function readOrderFile(
  file: UploadedFile,
  knownSizes: readonly string[],
  language: Language,
): Promise<ReadOrderFile> {
  const refused = checkImportFile({ name: file.filename, bytes: file.data });
  if (refused !== null) throw asRefusal(refused, language);
  const cells = await readCells(file.data);
  if (cells === null) throw asRefusal(importRefusal('UNREADABLE'), language);
  const read = readOrderSheet(cells, knownSizes);
  if (!read.ok) throw asRefusal(read.refusal, language);
  if (read.sheet.rows.length === 0) throw asRefusal(importRefusal('NO_ROWS'), language);
  return { sheet: read.sheet, heads: headsOf(cells, read.sheet) };
}
