import { codes } from '@selvedge/api-spec/codes';
import type { FastifyBaseLogger } from 'fastify';

/** Outcome of a call: the body code and the data of the refusal. */
export interface CallOutcome {
  code: number;
  data?: unknown;
  /** Unavailable service, when that is why the call was answered 503. */
  away?: 'database' | 'files';
}

/** Names of the security events in the log; docs/security/logging.md describes when each is written. */
export type SecurityEvent =
  | 'sign-in.done'
  | 'sign-in.failed'
  | 'sign-in.locked'
  | 'sign-in.disabled'
  | 'code.wrong'
  | 'permission.refused'
  | 'limit.reached';

/** Actor as logged: never a name or a number. */
export interface LoggedActor {
  kind: 'buyer' | 'staff';
  id: string;
}

function has(data: unknown, name: string): boolean {
  return typeof data === 'object' && data !== null && name in data;
}

/** Returns the security event that an outcome represents; null for none. */
export function eventOf({ code, data }: CallOutcome): SecurityEvent | null {
  switch (code) {
    case codes.WRONG_PASSWORD:
      return 'sign-in.failed';
    case codes.ACCOUNT_LOCKED:
      return has(data, 'until') ? 'sign-in.locked' : 'sign-in.disabled';
    case codes.WRONG_CAPTCHA:
    case codes.WRONG_CODE:
      return 'code.wrong';
    case 403:
    case codes.NOT_PERMITTED:
      return 'permission.refused';
    case codes.CODE_TOO_SOON:
    case codes.TOO_MANY_REQUESTS:
      return 'limit.reached';
    default:
      return null;
  }
}

/** Logs a sign-in; the call's own log entry does not have the person yet. */
export function logSignIn(log: FastifyBaseLogger, actor: LoggedActor): void {
  log.info({ event: 'sign-in.done' satisfies SecurityEvent, actor }, 'signed in');
}
