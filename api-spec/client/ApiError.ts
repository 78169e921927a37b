import type { ErrorCode, RefusalData } from '../generated/codes';
import { isRecord } from './envelope';
import type { ErrorMessageKey } from './errorPolicy';

interface ApiErrorParts {
  code: number | string | undefined;
  /** Message of the server; empty when it sent none. */
  message: string;
  messageKey: ErrorMessageKey;
  data?: unknown;
  httpStatus: number | undefined;
  requestId: string | undefined;
  cause?: unknown;
}

function readFields(data: unknown): Record<string, string> {
  if (!isRecord(data) || !isRecord(data.fields)) return {};
  const texts = Object.entries(data.fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Error of a call that was refused or that got no response: the only error, besides an abort, that a client call rejects with. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Body code of the response (requirements, table E); undefined when no envelope arrived. */
  readonly code: number | string | undefined;
  /** Message key of the text to show when `message` is empty. */
  readonly messageKey: ErrorMessageKey;
  /** Data of the response, such as the lines that failed (40902) or who changed the row in between (40901). */
  readonly data: unknown;
  /** Field name to message for 40001; empty otherwise. */
  readonly fields: Readonly<Record<string, string>>;
  /** HTTP status; undefined when no response arrived. */
  readonly httpStatus: number | undefined;
  /** Request id by which the call is found in the server's log; undefined when no response arrived. */
  readonly requestId: string | undefined;

  constructor(parts: ApiErrorParts) {
    super(parts.message, { cause: parts.cause });
    this.code = parts.code;
    this.messageKey = parts.messageKey;
    this.data = parts.data ?? null;
    this.fields = readFields(parts.data);
    this.httpStatus = parts.httpStatus;
    this.requestId = parts.requestId;
  }
}

/** Returns whether the HTTP status is a fault of the server (500 or above), which only its operators can mend, rather than a refusal. */
export function isFault(httpStatus: number | undefined): boolean {
  return httpStatus !== undefined && httpStatus >= 500;
}

/** Returns the request id to show beside a fault of the server, for support; undefined for every other error. */
export function serverErrorRequestId(error: unknown): string | undefined {
  return error instanceof ApiError && isFault(error.httpStatus) ? error.requestId : undefined;
}

/** Refusal with one of the codes `Code`; `data` has the type that the contract describes for that code. */
export type RefusedError<Code extends ErrorCode> = Code extends ErrorCode
  ? ApiError & { readonly code: Code; readonly data: RefusalData[Code] }
  : never;

/**
 * Narrows a caught value to `ApiError`; with codes, to refusals with one of these codes and to the data they carry: `isApiError(error,
 * codes.SHORT_STOCK) && error.data.lines`.
 */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Code extends ErrorCode>(
  error: unknown,
  ...wanted: [Code, ...Code[]]
): error is RefusedError<Code>;
export function isApiError(error: unknown, ...wanted: ErrorCode[]): boolean {
  if (!(error instanceof ApiError)) return false;
  return wanted.length === 0 || wanted.some((code) => code === error.code);
}
