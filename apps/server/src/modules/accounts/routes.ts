import { codes } from '@selvedge/api-spec/codes';
import { MEMBER_OPTIONS_MAX } from '@selvedge/domain/constants';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Context, defineRoutes } from '../../contract/handlers';
import { duplicateOf } from '../../db/faults';
import { record } from '../../db/records';
import { buyers, teamMembers } from '../../db/schema/accounts';
import { staff } from '../../db/schema/system';
import { refuse } from '../../http/errors';
import { admitCodes, PURPOSE, redeemCode, sendCode, whatToSend } from '../auth/codes/codes';
import { ownerOfCustomer } from '../auth/access/dataScope';
import { notify } from '../notices/write';
import { salespersonByCode } from '../auth/people/register';
import { buyerProfile } from '../auth/people/profile';
import { portraitOf } from '../upload/files/hold';

async function salesmanOf(db: Context['db'], buyerId: string) {
  const [found] = await db
    .select({
      id: staff.id,
      name: staff.nickname,
      phone: staff.mobile,
      socialQr: staff.socialQr,
      invitationCode: sql<string>`coalesce(${staff.invitationCode}, '')`,
    })
    .from(buyers)
    .innerJoin(staff, eq(staff.id, buyers.salespersonId))
    .where(eq(buyers.id, buyerId));
  return found ?? null;
}

/** Tells the salesperson that a customer says to be another kind of trader: staff confirm it. */
async function askForIdentity(tx: Context['db'], buyer: Context['buyer']): Promise<void> {
  const { staffId } = await ownerOfCustomer(tx, buyer.id);
  const name = buyer.nickname || buyer.username;
  await notify(tx, {
    to: { staffIds: staffId === null ? [] : [staffId] },
    type: 'SYSTEM',
    title: `客户身份待确认：${name}`,
    text: `${name} 修改了身份，确认前不能查看限定身份的单表。`,
  });
}

async function refuseTakenEmail(ctx: Context, email: string): Promise<void> {
  const { maybeBuyer } = ctx;
  if (maybeBuyer !== null && maybeBuyer.email.toLowerCase() === email.toLowerCase())
    throw refuse(codes.SAME_EMAIL);
  const [other] = await ctx.db
    .select({ id: buyers.id })
    .from(buyers)
    .where(sql`lower(${buyers.email}) = ${email.toLowerCase()}`);
  if (other !== undefined) throw refuse(codes.EMAIL_TAKEN);
}

/** Profile, salesperson and e-mail of the signed-in buyer (K-10..K-12, K-21..K-23, X-B66). */
export const accountRoutes = defineRoutes({
  frontUserGetInfo: async (ctx) => {
    const { user, currentTeam } = await buyerProfile(ctx.db, ctx.buyer.id);
    return { ...user, currentTeam };
  },

  frontUserGetSalesman: (ctx) => salesmanOf(ctx.db, ctx.buyer.id),

  frontUserUpdate: async (ctx) => {
    const { version, avatar, ...changes } = ctx.body;
    return ctx.inTransaction(async (tx) => {
      const { user: before } = await buyerProfile(tx, ctx.buyer.id);
      const claims = changes.identityType !== undefined && changes.identityType !== before.identityType;
      const changed = await tx
        .update(buyers)
        .set({
          ...changes,
          ...(avatar === undefined ? {} : { avatar: await portraitOf(tx, before, avatar, ctx.language) }),
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
        after: ctx.body,
      });
      if (claims) await askForIdentity(tx, ctx.buyer);
      return (await buyerProfile(tx, ctx.buyer.id)).user;
    });
  },

  frontUserBinSale: async (ctx) => {
    await ctx.inTransaction(async (tx) => {
      const salespersonId = await salespersonByCode(tx, ctx.query.invitationCode);
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
    const salesman = await salesmanOf(ctx.db, ctx.buyer.id);
    if (salesman === null) throw refuse(codes.UNKNOWN_INVITATION);
    return salesman;
  },

  commonEmailSend: async (ctx) => {
    const email = ctx.body.email.trim();
    const { type } = ctx.body;
    const needsSession = type === PURPOSE.bind || type === PURPOSE.change;
    if (needsSession && ctx.maybeBuyer === null) throw refuse(codes.TOKEN_EXPIRED);
    await admitCodes(ctx, ctx.body);
    if (needsSession) await refuseTakenEmail(ctx, email);
    const [account] = await ctx.db
      .select({ id: buyers.id })
      .from(buyers)
      .where(sql`lower(${buyers.email}) = ${email.toLowerCase()}`);
    const sent = whatToSend(type, account !== undefined);
    return { retryAfter: await sendCode(ctx, { channel: 'email', address: email }, type, sent) };
  },

  frontUserBinEmail: async (ctx) => {
    const email = ctx.body.email.trim();
    await refuseTakenEmail(ctx, email);
    await redeemCode(
      ctx,
      { channel: 'email', address: email },
      [PURPOSE.bind, PURPOSE.change],
      ctx.body.validateCode,
    );
    try {
      await ctx.inTransaction(async (tx) => {
        await tx.update(buyers).set({ email, updatedAt: ctx.now }).where(eq(buyers.id, ctx.buyer.id));
        await record(tx, { entity: 'buyer', entityId: ctx.buyer.id, action: 'bindEmail', actor: ctx.actor });
      });
    } catch (error) {
      if (duplicateOf(error) === 'buyers_email_key') throw refuse(codes.EMAIL_TAKEN);
      throw error;
    }
    return { email };
  },

  frontTeamMemberOptions: async (ctx) => {
    const { teamId } = ctx.buyer;
    if (teamId === null) return [];
    return ctx.db
      .select({ id: buyers.id, nickname: buyers.nickname, role: teamMembers.role })
      .from(teamMembers)
      .innerJoin(buyers, eq(buyers.id, teamMembers.buyerId))
      .where(and(eq(teamMembers.teamId, teamId), eq(buyers.status, 'ENABLED')))
      .orderBy(teamMembers.role, buyers.nickname)
      .limit(MEMBER_OPTIONS_MAX);
  },
});
