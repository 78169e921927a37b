import type { ImportRefusal } from '@selvedge/domain/sheets/importLimits';
import type { ColumnAccount } from '@selvedge/domain/sheets/reading/account';
import type { ColumnChoices, SheetChoices } from '@selvedge/domain/sheets/reading/choices';
import { keptChoices } from '@selvedge/domain/sheets/reading/form';
import { newIdempotencyKey } from '@selvedge/api-spec/client';
import type { Product } from '../../api/schemas';
import { fetchForms } from './importSheet.api';
import type { AskedCommit, CommitMode, KeptSheet } from './keptSheet';
import type { Review } from './review';
import { type SheetReader, SheetRefused } from './sheetReader';

/** A check of a sheet, its columns as the person chose. */
export interface SheetCheck {
  review: Review;
  choices: ColumnChoices;
  /** When what is chosen was chosen for an earlier sheet of this form, as an ISO instant; null where it was chosen now. */
  chosenAt: string | null;
  /** Why the last choice was not taken; what was chosen before stands. */
  refusal: ImportRefusal | null;
  /** One per file and choice: uploading twice makes one job. */
  uploadKey: string;
}

/** A file that was read and checked. */
export interface ReadSheet extends SheetCheck {
  file: File;
  /** When it was read, in epoch milliseconds. */
  readAt: number;
  products: readonly Product[];
  reader: SheetReader;
  /** Its columns as its heads alone have them read. */
  form: readonly ColumnAccount[];
  mode: CommitMode;
  /** A commit that was sent and whose answer did not come. */
  asked: AskedCommit | null;
  /** When an earlier visit kept it, in epoch milliseconds; null for a sheet that was chosen on this one. */
  keptAt: number | null;
}

/** What is chosen, as the reading and the server take it; undefined where nothing is. */
export function choicesFor({
  review,
  choices,
}: Pick<SheetCheck, 'review' | 'choices'>): SheetChoices | undefined {
  if (choices.size === 0 || !review.reading) return undefined;
  return { sheet: review.reading.sheet, columns: choices };
}

/** Checks a sheet with other choices; rejects with SheetRefused, also where they would leave one that was read without what it needs. */
export async function checkedWith(
  reader: SheetReader,
  review: Review,
  choices: ColumnChoices,
): Promise<SheetCheck> {
  const checked = await reader.check(choicesFor({ review, choices }));
  if (checked.lacks !== null && review.lacks === null) throw new SheetRefused(checked.lacks);
  return {
    review: checked,
    choices,
    chosenAt: null,
    refusal: null,
    uploadKey: newIdempotencyKey(),
  };
}

/** Checks a sheet that was read: as an earlier visit left it, else as was chosen for its form before, where it can be read so. */
export async function firstCheck(
  reader: SheetReader,
  before?: KeptSheet,
): Promise<SheetCheck & Pick<ReadSheet, 'form'>> {
  const review = await reader.check();
  const form = review.reading?.columns ?? [];
  const uploadKey = before?.asked?.uploadKey ?? newIdempotencyKey();
  const plain = { review, choices: new Map(), chosenAt: null, refusal: null, uploadKey };
  const kept = before ? { choices: before.choices, chosenAt: null } : keptChoices(form, await fetchForms());
  if (kept === null || kept.choices.size === 0) return { ...plain, form };
  try {
    const { choices, chosenAt } = kept;
    return { ...(await checkedWith(reader, review, choices)), uploadKey, chosenAt, form };
  } catch (error) {
    if (error instanceof SheetRefused) return { ...plain, form };
    throw error;
  }
}
