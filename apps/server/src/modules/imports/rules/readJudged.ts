import { codes } from '@selvedge/api-spec/codes';
import { IMPORT_EXTENSION } from '@selvedge/domain/constants';
import { checkImportSize, type ImportRefusal, namedRefusal } from '@selvedge/domain/sheets/importLimits';
import type { UploadedFile } from '../../../http/uploadedFile';
import { refuse, type Refusal } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { WorkbookRefused } from '@selvedge/domain/sheets/workbook/refused';
import { refusalSentence } from './sentences';

/** Returns the refusal of a whole sheet, with its reason for the sender; `most` is the maximum number of rows. */
function asRefusal({ code, reason, params }: ImportRefusal, most: number, language: Language): Refusal {
  const sentence = refusalSentence(reason, params, language);
  if (code === codes.WRONG_FILE_TYPE) return refuse(code, { accepted: [IMPORT_EXTENSION] }, sentence);
  return refuse(code, { max: Number(params['max'] ?? most) }, sentence);
}

/**
 * Checks the size of a sheet and has it read; the content decides its type, whatever its name. Refuses with 41501, 41301 and 42201 and a
 * sentence with the reason.
 */
export async function readJudged<Reading>(
  file: UploadedFile,
  most: number,
  language: Language,
  read: () => Promise<Reading>,
): Promise<Reading> {
  const refused = checkImportSize(file.size);
  if (refused !== null) throw asRefusal(refused, most, language);
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof WorkbookRefused)) throw error;
    throw asRefusal(namedRefusal(error.refusal, file.filename), most, language);
  }
}
