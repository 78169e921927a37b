import { codes, type ErrorCode, type RefusalData } from '@selvedge/api-spec/codes';
import type { Outgoing } from './outgoing';
import { type Language, MESSAGES } from './messages';

/** Codes with which a handler may refuse. */
export type RefusalCode = ErrorCode;

/** Business refusal: HTTP 200 with this body code. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly data: unknown = null,
    readonly sentence?: string,
  ) {
    super(`refused with ${code}`);
  }

  /** Returns the message for the caller. */
  messageIn(language: Language): string {
    return this.sentence ?? MESSAGES[language][this.code];
  }
}

/** Refusal by HTTP status: staff 401 and 403, unknown path 404. */
export class HttpRefusal extends Error {
  constructor(
    readonly status: 401 | 403 | 404,
    readonly data: unknown = null,
  ) {
    super(`refused with HTTP ${status}`);
  }
}

/** Arguments of a refusal after its code: the data of that code, or none when the code has none. */
type Details<Code extends RefusalCode> = RefusalData[Code] extends null
  ? [data?: null, sentence?: string]
  : [data: Outgoing<RefusalData[Code]>, sentence?: string];

/**
 * Creates a refusal to throw: `throw refuse(codes.SHORT_STOCK, { lines })`. The data must be that of the code, which the compiler checks.
 */
export function refuse<Code extends RefusalCode>(code: Code, ...details: Details<Code>): Refusal {
  const [data = null, sentence] = details;
  return new Refusal(code, data, sentence);
}

/** Creates the refusal of invalid input (40001), with a message per field: `throw invalid({ phone: '...' })`. */
export function invalid(fields: Record<string, string>): Refusal {
  return new Refusal(codes.INVALID_INPUT, { fields });
}

/** Error for an answer that violates the contract; thrown when answers are checked (CHECK_ANSWERS). */
export class ContractBreach extends Error {}
