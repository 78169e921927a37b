import { codes } from '@selvedge/api-spec/codes';
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Queryable } from '../../../db/pool';
import type { outgoingMessages } from '../../../db/schema/notices';
import { verificationCodes } from '../../../db/schema/signIn';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { refuse } from '../../../http/errors';
import { countMessage, drawCode, storeCode, targetKey } from './codes';

/** Fields of a message from which its new code is made. */
type Message = Pick<
  typeof outgoingMessages.$inferSelect,
  'id' | 'channel' | 'recipient' | 'state' | 'createdAt'
>;

/**
 * Draws a new code for a message that is sent again, because the old one is not stored. Refuses with 40904 when the person requested
 * another one for the same purpose meanwhile, which the new code would make void; with 42901 as for any code.
 */
export async function renewCode(
  ctx: Context,
  tx: Queryable,
  { id, channel, recipient, state, createdAt }: Message,
  purpose: number,
): Promise<{ code: string; expiresAt: Date }> {
  const target = { channel, address: recipient };
  const key = targetKey(target);
  await takeAdvisoryLock(tx, 'codes', key);
  const [later] = await tx
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.target, key),
        eq(verificationCodes.purpose, purpose),
        gt(verificationCodes.createdAt, createdAt),
        ne(verificationCodes.id, id),
      ),
    )
    .limit(1);
  if (later !== undefined) throw refuse(codes.STEP_REFUSED, { from: state, allowed: [] });
  await countMessage(ctx, tx, target, true);
  const code = drawCode();
  return { code, expiresAt: await storeCode(tx, { id, target, purpose, code, now: ctx.now }) };
}
