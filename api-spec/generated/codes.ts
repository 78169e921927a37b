/** Generated from schemas/ErrorCode.yaml by scripts/generate.mjs. Do not edit. */
import type { components } from './types';

type Schemas = components['schemas'];

/** Body codes by name: `isApiError(error, codes.SHORT_STOCK)`. */
export const codes = {
  /** The session was replaced or ended by the server. */
  SESSION_ENDED: 203,
  /** No token, or the token has expired (buyer). */
  TOKEN_EXPIRED: 401,
  /** The input is invalid. */
  INVALID_INPUT: 40001,
  /** The picture code is wrong or has expired. */
  WRONG_CAPTCHA: 40002,
  /** The username or the password is wrong. */
  WRONG_PASSWORD: 40003,
  /** The verification code is wrong or has expired. */
  WRONG_CODE: 40004,
  /** A code was requested too soon. */
  CODE_TOO_SOON: 40005,
  /** The same as the current e-mail address. */
  SAME_EMAIL: 40006,
  /** The e-mail address is already in use. */
  EMAIL_TAKEN: 40007,
  /** The phone number is already in use. */
  PHONE_TAKEN: 40008,
  /** The account is disabled or locked. */
  ACCOUNT_LOCKED: 40009,
  /** The invitation code is unknown. */
  UNKNOWN_INVITATION: 40011,
  /** The social account is already bound elsewhere. */
  SOCIAL_TAKEN: 40012,
  /** The password is right, a code of the second factor is needed. */
  SECOND_STEP: 40013,
  /** Not permitted (buyer). */
  NOT_PERMITTED: 40301,
  /** This object may not be touched by you. */
  NOT_YOURS: 40302,
  /** There is no such thing. */
  NOT_FOUND: 40401,
  /** It was changed meanwhile. */
  CHANGED_MEANWHILE: 40901,
  /** There is not enough stock. */
  SHORT_STOCK: 40902,
  /** The list is closed or has not started. */
  LIST_CLOSED: 40903,
  /** This step is not allowed now. */
  STEP_REFUSED: 40904,
  /** Below the minimum. */
  BELOW_MINIMUM: 40905,
  /** The limit of saved addresses is reached. */
  TOO_MANY_ADDRESSES: 40906,
  /** Already in a team. */
  ALREADY_IN_TEAM: 40907,
  /** The idempotency key was used with other content. */
  KEY_REUSED: 40908,
  /** The price has changed. */
  PRICE_CHANGED: 40909,
  /** A salesperson is already bound. */
  SALESPERSON_BOUND: 40910,
  /** In use, cannot be deleted. */
  IN_USE: 40912,
  /** The name or the code already exists. */
  NAME_TAKEN: 40913,
  /** The list is empty. */
  LIST_EMPTY: 40914,
  /** The link or the file has expired or was revoked. */
  EXPIRED: 40915,
  /** Above the spend limit, approval is needed. */
  ABOVE_LIMIT: 40916,
  /** The amount is above what is open. */
  ABOVE_OPEN_AMOUNT: 40917,
  /** Already invited. */
  ALREADY_INVITED: 40918,
  /** The quantity is above the confirmed one. */
  ABOVE_CONFIRMED: 40919,
  /** Above the limit, a second person has to agree. */
  SECOND_PERSON: 40920,
  /** The file is too large. */
  TOO_LARGE: 41301,
  /** The file type is not accepted. */
  WRONG_FILE_TYPE: 41501,
  /** Too many rows, or the sheet cannot be read. */
  UNREADABLE_SHEET: 42201,
  /** There are rows with errors. */
  ROWS_WITH_ERRORS: 42202,
  /** Too many requests. */
  TOO_MANY_REQUESTS: 42901,
  /** A fault of the server. */
  SERVER_FAULT: 50001,
  /** An outside service cannot be reached. */
  OUTSIDE_UNREACHABLE: 50301,
} as const;

/** Code of a refusal, sent in the body. */
export type ErrorCode = (typeof codes)[keyof typeof codes];

/** Type of `data` in the answer, by body code. */
export interface RefusalData {
  203: null;
  401: null;
  40001: Schemas['FieldErrors'];
  40002: null;
  40003: Schemas['TriesLeft'];
  40004: null;
  40005: Schemas['RetryAfter'];
  40006: null;
  40007: null;
  40008: null;
  40009: Schemas['LockedUntil'];
  40011: null;
  40012: null;
  40013: Schemas['FactorChallenge'];
  40301: Schemas['PermissionNeeded'];
  40302: null;
  40401: null;
  40901: Schemas['ChangedMeanwhile'];
  40902: Schemas['StockShortage'];
  40903: Schemas['ClosedList'];
  40904: Schemas['StepRefused'];
  40905: Schemas['MinimumMissed'];
  40906: Schemas['MaxReached'];
  40907: null;
  40908: null;
  40909: Schemas['PricesChanged'];
  40910: null;
  40912: Schemas['UsedBy'];
  40913: Schemas['FieldTaken'];
  40914: null;
  40915: null;
  40916: Schemas['SpendLimit'];
  40917: Schemas['OpenAmount'];
  40918: null;
  40919: Schemas['AboveConfirmed'];
  40920: Schemas['SecondPersonLimit'];
  41301: Schemas['MaxReached'];
  41501: Schemas['AcceptedTypes'];
  42201: Schemas['MaxReached'];
  42202: Schemas['RowsWithErrors'];
  42901: Schemas['RetryAfter'];
  50001: Schemas['TraceId'];
  50301: null;
}
