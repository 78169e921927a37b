import type { UseQueryResult } from '@tanstack/react-query';
import { codes, isApiError, serverErrorRequestId } from '@selvedge/api-spec/client';
import type { DetailState } from '@selvedge/design-system/pages/DetailPage';
import { answerOf } from '../app/answerOf';
import { errorWords } from '../app/errorWords';

/** Codes for a record that does not exist for this user: unknown, another user's, or not a valid id. */
const MISSING = [codes.NOT_FOUND, codes.NOT_YOURS, codes.INVALID_INPUT] as const;

/** Words of a page whose record could not be read. */
export interface RecordWords {
  /** Title for an error after which the record may still exist; the error's message when left out. */
  failed?: string;
  /** Title and text for a record that does not exist, with the possible reasons. */
  missing: { title: string; body: string };
  /** Link to the page from which another record can be chosen. */
  back: { href: string; label: string };
}

/** Shape of a record that is being read. */
export type RecordShape = Omit<Extract<DetailState, { kind: 'loading' }>, 'kind'>;

/** Read that failed, with the way to try it again. */
interface FailedRead {
  error: unknown;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** Returns the state of a page whose record could not be read. A retry is offered only where it can help: not for a missing record. */
export function failedState(
  { error, onRetry, isRetrying }: FailedRead,
  { failed, missing, back }: RecordWords,
): DetailState {
  if (isApiError(error, ...MISSING))
    return { kind: 'missing', title: missing.title, text: missing.body, back };
  const [title, reference] = [failed ?? errorWords(error), serverErrorRequestId(error)];
  return { kind: 'failed', title, onRetry, isRetrying, reference, back };
}

/** Returns the state of a page whose record is not there: being read, or failed. */
export function recordState(
  query: UseQueryResult<unknown>,
  words: RecordWords,
  shape?: RecordShape,
): DetailState {
  if (!answerOf(query).hasFailed) return { kind: 'loading', ...shape };
  const { error, refetch, isFetching } = query;
  return failedState({ error, onRetry: () => void refetch(), isRetrying: isFetching }, words);
}
