import {
  CODE_CALLER_WINDOW_MS,
  CODE_TRIES_OF_OTHERS,
  CODE_TRIES_PER_CALLER,
  CODE_TRIES_PER_SESSION,
  DAY_MS,
} from '@selvedge/domain/constants';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import { rateWindows } from '../../../db/schema/signIn';
import { networkOf } from '../../../http/callLimits';
import { countUse, limitRate } from '../../../http/rateLimit';

/**
 * Limits how many codes a caller tries, by session and by address, before anything is looked up: codes by message as well as
 * those by which a salesperson invites. Refuses with 42901.
 */
export async function limitTries({ pool, now, ip, maybeBuyer }: Context): Promise<void> {
  if (maybeBuyer !== null) {
    const session = `try session ${maybeBuyer.sessionId}`;
    await limitRate(pool, session, CODE_TRIES_PER_SESSION, CODE_CALLER_WINDOW_MS, now);
  }
  await limitRate(pool, `try ${networkOf(ip)}`, CODE_TRIES_PER_CALLER, CODE_CALLER_WINDOW_MS, now);
}

const askedFrom = (id: string, ip: string) => `code ${id} from ${networkOf(ip)}`;

/** Notes from where a code was asked for, among the counters: they are kept for longer than a code is good. */
export async function noteAsker({ ip, now }: Context, tx: Queryable, id: string): Promise<void> {
  await countUse(tx, askedFrom(id, ip), DAY_MS, now);
}

/**
 * Whether a caller may try a code that is good. Whoever asked for it may, as long as it has tries; all others together have two, so
 * no stranger makes void what somebody just got.
 */
export async function mayTry({ pool, ip, now }: Context, id: string): Promise<boolean> {
  if ((await pool.$count(rateWindows, eq(rateWindows.key, askedFrom(id, ip)))) > 0) return true;
  const { used } = await countUse(pool, `try ${id} by others`, DAY_MS, now);
  return used <= CODE_TRIES_OF_OTHERS;
}
