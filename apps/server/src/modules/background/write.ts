import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { CODE_LIFETIME_MS } from '@selvedge/domain/people/signInLimits';
import { eq } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import type { Tx } from '../../db/pool';
import { record } from '../../db/records';
import { outgoingMessages } from '../../db/schema/notices';
import { refuse, Refusal } from '../../http/errors';
import { tryAgain } from '../../jobs/failed';
import { renewCode } from '../auth/codes/renew';
import { sendAgain } from '../mail/write';
import { PASSING } from './jobs/tasks';
import { JOB_ID, RETRIED_STATES } from './read';

async function retryMessage(ctx: Context, tx: Tx, id: string): Promise<void> {
  const [message] = await tx.select().from(outgoingMessages).where(eq(outgoingMessages.id, id)).for('update');
  if (message === undefined) throw refuse(codes.NOT_FOUND);
  const { state, purpose } = message;
  if (!RETRIED_STATES.includes(state)) throw refuse(codes.STEP_REFUSED, { from: state, allowed: [] });
  const product = ctx.config.productTitle;
  const { code, expiresAt } =
    purpose === null
      ? { code: '', expiresAt: new Date(ctx.now.getTime() + CODE_LIFETIME_MS) }
      : await renewCode(ctx, tx, message, purpose);
  await sendAgain(tx, id, expiresAt, { product, code });
}

async function retryOne(ctx: Context, tx: Tx, id: string): Promise<void> {
  if (!id.startsWith(JOB_ID)) await retryMessage(ctx, tx, id);
  else if (!(await tryAgain(tx, id.slice(JOB_ID.length), PASSING))) throw refuse(codes.NOT_FOUND);
  await record(tx, {
    entity: 'backgroundWork',
    entityId: id,
    action: 'retry',
    actor: ctx.actor,
    at: ctx.now,
  });
}

/** Puts failed messages and jobs back into the queue, each in a transaction of its own, so that a failure does not stop the others. */
export async function retryAll(
  ctx: Context,
  ids: readonly string[],
): Promise<components['schemas']['BackgroundRetryResult']> {
  const result: components['schemas']['BackgroundRetryResult'] = { done: [], failed: [] };
  for (const id of ids) {
    try {
      await ctx.inTransaction((tx) => retryOne(ctx, tx, id));
      result.done.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      result.failed.push({ id, code: error.code });
    }
  }
  return result;
}
