import { codes } from '@selvedge/api-spec/codes';
import { IMPORT_EXTENSION, IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import { checkImportName, checkImportSize, type ImportRefusal } from '@selvedge/domain/sheets/importLimits';
import type { UploadedFile } from '../../../http/uploadedFile';
import { refuse, type Refusal } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import type { OrderReading } from '../../../sheets/messages';
import { WorkbookRefused } from '../../../sheets/refused';
import { type Person, readOrderSheetFile } from '../../../sheets/sheets';
import { refusalSentence } from './sentences';

function asRefusal({ code, reason, params }: ImportRefusal, language: Language): Refusal {
  const sentence = refusalSentence(reason, params, language);
  if (code === codes.WRONG_FILE_TYPE) return refuse(code, { accepted: [IMPORT_EXTENSION] }, sentence);
  return refuse(code, { max: Number(params.max ?? IMPORT_MAX_ROWS) }, sentence);
}

/**
 * Reads an order sheet. Name and size are judged here, everything else in a worker, in the person's turn.
 * Refuses with 41501, 41301 and 42201 and a sentence that says why, and with 42901 when too much of the person waits.
 */
export async function readOrderFile(
  person: Person,
  file: UploadedFile,
  knownSizes: readonly string[],
  language: Language,
): Promise<OrderReading> {
  const refused = checkImportName(file.filename) ?? checkImportSize(file.size);
  if (refused !== null) throw asRefusal(refused, language);
  try {
    return await readOrderSheetFile(person, file.path, knownSizes);
  } catch (error) {
    throw error instanceof WorkbookRefused ? asRefusal(error.refusal, language) : error;
  }
}
