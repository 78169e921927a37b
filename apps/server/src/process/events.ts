import { codes } from '@selvedge/api-spec/codes';
import type { FastifyBaseLogger } from 'fastify';

/** How a call ended: the body code and what the refusal said. */
export interface CallOutcome {
  code: number;
  data?: unknown;
  /** What was away, where the call was answered 503 for that. */
  away?: 'database' | 'files';
}

/** Names of the security events of the log; docs/security/logging.md says when each is written. */
export type SecurityEvent =
  | 'sign-in.done'
  | 'sign-in.failed'
  | 'sign-in.locked'
  | 'sign-in.disabled'
  | 'code.wrong'
  | 'permission.refused'
  | 'limit.reached';

/** Who did something, as it is logged: never a name or a number. */
export interface LoggedActor {
  kind: 'buyer' | 'staff';
  id: string;
}

function has(data: unknown, name: string): boolean {
  return typeof data === 'object' && data !== null && name in data;
}

/** The security event behind how a call ended, if it is one. */
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

/** Logs that somebody signed in; the call's own line does not know who that is. */
export function logSignIn(log: FastifyBaseLogger, actor: LoggedActor): void {
  log.info({ event: 'sign-in.done' satisfies SecurityEvent, actor }, 'signed in');
}
