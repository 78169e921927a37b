import { codes, type ErrorCode, type RefusalData } from '@selvedge/api-spec/codes';
import type { Outgoing } from './outgoing';
import { type Language, MESSAGES } from './messages';

/** Codes a handler may refuse with. */
export type RefusalCode = ErrorCode;

/** A refusal of the business: HTTP 200 with this body code. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly data: unknown = null,
    readonly sentence?: string,
  ) {
    super(`refused with ${code}`);
  }

  /** The sentence for the caller. */
  messageIn(language: Language): string {
    return this.sentence ?? MESSAGES[language][this.code];
  }
}

/** An answer by HTTP status: staff 401 and 403, unknown path 404. */
export class HttpRefusal extends Error {
  constructor(
    readonly status: 401 | 403 | 404,
    readonly data: unknown = null,
  ) {
    super(`refused with HTTP ${status}`);
  }
}

/** What a refusal with a code has to say: the data of that code, or nothing where it carries none. */
type Details<Code extends RefusalCode> = RefusalData[Code] extends null
  ? [data?: null, sentence?: string]
  : [data: Outgoing<RefusalData[Code]>, sentence?: string];

/** Makes a refusal to throw: `throw refuse(codes.SHORT_STOCK, { lines })`. The data is that of the code, or it does not compile. */
export function refuse<Code extends RefusalCode>(code: Code, ...details: Details<Code>): Refusal {
  const [data = null, sentence] = details;
  return new Refusal(code, data, sentence);
}

/** Bad input, named field by field: `throw invalid({ phone: '...' })`. */
export function invalid(fields: Record<string, string>): Refusal {
  return new Refusal(codes.INVALID_INPUT, { fields });
}

/** An answer that does not fit the contract; thrown where answers are checked (CHECK_ANSWERS). */
export class ContractBreach extends Error {}
