import type { FastifyBaseLogger } from 'fastify';
import type { CallOutcome } from './callLog';

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
    case 40003:
      return 'sign-in.failed';
    case 40009:
      return has(data, 'until') ? 'sign-in.locked' : 'sign-in.disabled';
    case 40002:
    case 40004:
      return 'code.wrong';
    case 403:
    case 40301:
      return 'permission.refused';
    case 40005:
    case 42901:
      return 'limit.reached';
    default:
      return null;
  }
}

/** Logs that somebody signed in; the call's own line does not know who that is. */
export function logSignIn(log: FastifyBaseLogger, actor: LoggedActor): void {
  log.info({ event: 'sign-in.done' satisfies SecurityEvent, actor }, 'signed in');
}
