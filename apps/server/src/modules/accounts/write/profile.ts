import { codes } from '@selvedge/api-spec/codes';
import type { operations } from '@selvedge/api-spec/types';
import { DEFAULT_TAG } from '@selvedge/domain/display/languages';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { buyers } from '../../../db/schema/accounts';
import { refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { ownerOfCustomer } from '../../auth/access/dataScope';
import { limitTries } from '../../auth/codes/tries';
import { buyerProfile } from '../../auth/people/profile';
import { salespersonByCode } from '../../auth/people/register';
import { notify } from '../../notices/write/inbox';
import { portraitOf } from '../../upload/files/lock';
import { salespersonOf } from '../read/people';
import { limitAccountChanges } from './changesPerDay';

type ProfileInput = Context<operations['frontUserUpdate']>['body'];

/** Notifies the salesperson that a customer claims another kind of trade, which staff confirm. */
async function notifyOfIdentity(tx: Tx, buyer: Context['buyer']): Promise<void> {
  const { staffId } = await ownerOfCustomer(tx, buyer.id);
  const name = buyer.nickname || buyer.username;
  await notify(tx, {
    to: { staffIds: staffId === null ? [] : [staffId] },
    type: 'SYSTEM',
    title: translate(DEFAULT_TAG, 'accounts.identityNotice.title', { name }),
    text: translate(DEFAULT_TAG, 'accounts.identityNotice.text', { name }),
  });
}

/**
 * Changes the buyer's own profile. Refuses with 40901 a version other than the stored one, with 42901 above the changes that a day allows.
 */
export async function changeProfile(ctx: Context, input: ProfileInput) {
  await limitAccountChanges(ctx);
  const { version, avatar, ...changes } = input;
  return ctx.inTransaction(async (tx) => {
    const { user: before } = await buyerProfile(tx, ctx.buyer.id);
    const claims = changes.identityType !== undefined && changes.identityType !== before.identityType;
    const changed = await tx
      .update(buyers)
      .set({
        ...changes,
        ...(avatar === undefined ? {} : { avatar: await portraitOf(tx, ctx, avatar, before.avatar) }),
        ...(claims ? { identityConfirmedAt: null } : {}),
        version: sql`${buyers.version} + 1`,
        updatedAt: ctx.now,
      })
      .where(
        and(eq(buyers.id, ctx.buyer.id), version === undefined ? undefined : eq(buyers.version, version)),
      )
      .returning({ id: buyers.id });
    if (changed.length === 0) {
      throw refuse(codes.CHANGED_MEANWHILE, { current: before, changedBy: before.nickname });
    }
    await record(tx, {
      entity: 'buyer',
      entityId: ctx.buyer.id,
      action: 'edit',
      actor: ctx.actor,
      before,
      after: input,
    });
    if (claims) await notifyOfIdentity(tx, ctx.buyer);
    return (await buyerProfile(tx, ctx.buyer.id)).user;
  });
}

/**
 * Binds the salesperson of an invitation code to a buyer who has none yet. Refuses with 40910 a buyer who has a salesperson, with 42901 too
 * many tries of codes.
 */
export async function bindSalesperson(ctx: Context, invitationCode: string) {
  await limitTries(ctx);
  await ctx.inTransaction(async (tx) => {
    const salespersonId = await salespersonByCode(tx, invitationCode);
    const bound = await tx
      .update(buyers)
      .set({ salespersonId })
      .where(and(eq(buyers.id, ctx.buyer.id), isNull(buyers.salespersonId)))
      .returning({ id: buyers.id });
    if (bound.length === 0) throw refuse(codes.SALESPERSON_BOUND);
    await record(tx, {
      entity: 'buyer',
      entityId: ctx.buyer.id,
      action: 'bindSalesperson',
      actor: ctx.actor,
      after: { salespersonId },
    });
  });
  const salesperson = await salespersonOf(ctx.db, ctx.buyer.id);
  if (salesperson === null) throw refuse(codes.UNKNOWN_INVITATION);
  return salesperson;
}
