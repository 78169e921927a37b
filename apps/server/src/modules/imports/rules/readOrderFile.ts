import { IMPORT_MAX_ROWS } from '@selvedge/domain/constants';
import type { SheetChoices } from '@selvedge/domain/sheets/reading/choices';
import type { UploadedFile } from '../../../http/uploadedFile';
import type { Language } from '../../../http/messages';
import type { OrderReading } from '../../../sheets/messages';
import { type Person, readOrderSheetFile } from '../../../sheets/sheets';
import { readJudged } from './readJudged';

/**
 * Reads an order sheet, with its columns as the person chose them. Its size is checked here, everything else in a worker, queued per
 * person. Refuses with 41501, 41301 and 42201 and a sentence with the reason, and with 42901 when too many sheets of the person wait.
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
