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

/** Check of a sheet with the user's column choices. */
export interface SheetCheck {
  review: Review;
  choices: ColumnChoices;
  /** Time at which the choices were made for an earlier sheet of this form, as an ISO instant; null when they were made now. */
  chosenAt: string | null;
  /** Reason why the last choice was not applied; the choices before it stay. */
  refusal: ImportRefusal | null;
  /** Idempotency key of the upload, one per file and choice: uploading twice creates one job. */
  uploadKey: string;
}

/** File that was read and checked. */
export interface ReadSheet extends SheetCheck {
  file: File;
  /** Time at which it was read, in epoch milliseconds. */
  readAt: number;
  products: readonly Product[];
  reader: SheetReader;
  /** Columns with the roles detected from their headers alone. */
  form: readonly ColumnAccount[];
  mode: CommitMode;
  /** Commit that was sent and not answered. */
  asked: AskedCommit | null;
  /** Time at which an earlier visit stored it, in epoch milliseconds; null for a sheet chosen on this one. */
  keptAt: number | null;
}

/** Returns the choices as the reader and the server take them; undefined when there are none. */
export function choicesFor({
  review,
  choices,
}: Pick<SheetCheck, 'review' | 'choices'>): SheetChoices | undefined {
  if (choices.size === 0 || !review.reading) return undefined;
  return { sheet: review.reading.sheet, columns: choices };
}

/** Checks a sheet with other choices; rejects with SheetRefused, also when they would leave a readable sheet without a required column. */
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

/**
 * Checks a sheet that was read: with the choices of the stored sheet, else with those made before for its form, else, or when they cannot
 * be applied, by its headers alone.
 */
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
