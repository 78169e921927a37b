import { IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import type { SheetChoices } from '@selvedge/domain/sheets/reading/choices';
import type { UploadedFile } from '../../../http/uploadedFile';
import type { Language } from '../../../http/messages';
import type { OrderReading } from '../../../sheets/messages';
import { type Person, readOrderSheetFile } from '../../../sheets/sheets';
import { readJudged } from './readJudged';

/**
 * Reads an order sheet, its columns as the person chose. Its size is judged here, everything else in a worker, in the person's turn.
 * Refuses with 41501, 41301 and 42201 and a sentence that says why, and with 42901 when too much of the person waits.
 */
export async function readOrderFile(
  person: Person,
  file: UploadedFile,
  reading: { knownSizes: readonly string[]; choices?: SheetChoices },
  language: Language,
): Promise<OrderReading> {
  const { knownSizes, choices } = reading;
  return readJudged(file, IMPORT_MAX_ROWS, language, () =>
    readOrderSheetFile(person, file.path, knownSizes, choices),
  );
}
