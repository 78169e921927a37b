/** Limits of signing in: verification codes, picture codes and proofs of work, wrong passwords, second factors. Units as in `constants`. */
import { HOUR_MS } from '../constants';

/** Lifetime of a verification code. */
export const CODE_LIFETIME_MS = 600_000;
/** Maximum tries per verification code. */
export const CODE_MAX_TRIES = 5;
/** Maximum verification codes per target and day. */
export const CODE_MAX_PER_DAY = 10;
/** Maximum codes that one caller address may request within `CODE_CALLER_WINDOW_MS`, for all targets together. */
export const CODE_MAX_PER_CALLER = 30;
/** Maximum codes that one session may request within `CODE_CALLER_WINDOW_MS`. */
export const CODE_MAX_PER_SESSION = 10;
/** Window of the limits of codes and of tries per caller address and per session. */
export const CODE_CALLER_WINDOW_MS = 600_000;
/** Maximum tries of codes from one caller address within `CODE_CALLER_WINDOW_MS`. */
export const CODE_TRIES_PER_CALLER = 30;
/** Maximum tries of codes from one session within `CODE_CALLER_WINDOW_MS`. */
export const CODE_TRIES_PER_SESSION = 10;
/** Tries per code, of the five, for all callers together that did not request it: the others are reserved for the requester. */
export const CODE_TRIES_OF_OTHERS = 2;
/** Maximum text messages per area code and day, unless configured otherwise. */
export const CODE_BUDGET_PER_AREA = 500;
/** Maximum codes by e-mail per day, unless configured otherwise. */
export const CODE_BUDGET_EMAIL = 2000;
/** Share of a budget, in basis points, that one caller address may use up in a day. */
export const CODE_BUDGET_PER_CALLER_BP = 1000;
/** Share of a budget, in basis points, that is reserved for targets with an account and for callers that are new today. */
export const CODE_BUDGET_KEPT_BP = 2000;
/** Maximum codes of a day with which a caller address still counts as new. */
export const CODE_MAX_OF_NEW_CALLER = 3;
/** Share of a budget, in basis points, at which the log warns first. */
export const CODE_BUDGET_ALARM_BP = 8000;
/** Maximum picture codes and proof-of-work challenges that one caller address may request in a minute. */
export const CAPTCHA_PER_MINUTE = 60;
/** Lifetime of a proof-of-work challenge, which replaces a picture code. */
export const WORK_LIFETIME_MS = 300_000;
/** Numbers that a proof-of-work challenge starts with: a laptop tries them in one to three seconds. */
export const WORK_MOST = 2_000_000;
/** Maximum numbers of a proof-of-work challenge. */
export const WORK_MOST_EVER = 32_000_000;
/** Number of challenges requested by an address within `CODE_CALLER_WINDOW_MS` after which the numbers to try double, each time. */
export const WORK_DOUBLES_AFTER = 5;
/** Characters of a picture code. */
export const CAPTCHA_LENGTH = 4;
/** Lifetime of a picture code. */
export const CAPTCHA_LIFETIME_MS = 120_000;
/** Number of wrong passwords after which the account is locked. */
export const LOGIN_MAX_FAILURES = 5;
/** Time for which an account stays locked. */
export const LOGIN_LOCK_MS = 900_000;
/** Lifetime of a sign-in that waits for its second step. */
export const FACTOR_CHALLENGE_MS = 300_000;
/** Time within which the set-up of a second factor can be confirmed. */
export const FACTOR_BEGUN_MS = HOUR_MS;
/** Number of recovery codes of a person. */
export const RECOVERY_CODES = 10;
/** Maximum characters of the address of a second factor: as many as its QR code holds. */
export const FACTOR_ADDRESS_MAX = 213;
/** Maximum sign-in attempts per minute and address. */
export const LOGIN_PER_MINUTE = 10;
/** Maximum sign-in attempts per hour and address. */
export const LOGIN_PER_HOUR = 100;
