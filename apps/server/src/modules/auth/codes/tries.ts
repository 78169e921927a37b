import {
  CODE_CALLER_WINDOW_MS,
  CODE_TRIES_PER_CALLER,
  CODE_TRIES_PER_SESSION,
} from '@selvedge/domain/constants';
import type { Context } from '../../../contract/handlers';
import { networkOf } from '../../../http/callLimits';
import { limitRate } from '../../../http/rateLimit';

/**
 * Limits how many codes a caller tries, by session and by address, before anything is looked up: codes by message as well as
 * those by which a salesperson invites (D-60). Refuses with 42901.
 */
export async function limitTries({ pool, now, ip, maybeBuyer }: Context): Promise<void> {
  if (maybeBuyer !== null) {
    const session = `try session ${maybeBuyer.sessionId}`;
    await limitRate(pool, session, CODE_TRIES_PER_SESSION, CODE_CALLER_WINDOW_MS, now);
  }
  await limitRate(pool, `try ${networkOf(ip)}`, CODE_TRIES_PER_CALLER, CODE_CALLER_WINDOW_MS, now);
}
