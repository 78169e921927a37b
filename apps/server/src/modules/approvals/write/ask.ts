import { codes } from '@selvedge/api-spec/codes';
import { run } from '@selvedge/domain/machine/machine';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { approvals, type AskedInquiry } from '../../../db/schema/cart';
import { refuse } from '../../../http/errors';
import type { InquiryCall, InquiryInput } from '../../inquiry/machine/call';
import { GUARDS } from '../../inquiry/machine/guards';
import { inquirySums, priceNow } from '../../inquiry/read/lines';
import { beginInquiry, inquirerOf } from '../../inquiry/write/create';
import { notifyTeamMembers } from '../../teams/notices/tell';
import { lockMember } from '../../teams/write/lock';
import { approvalOf } from '../read/approvals';
import { announceApproval, leaderOf } from '../../drafts/write/announce';
import { waitingDraft } from './draft';

/** Guards of an inquiry that are checked before the leader is asked; stock, minimums and closing are checked when it is ordered. */
const CHECKED = ['oneKind', 'addressMatchesDelivery', 'goodsPriced', 'subOrdersCountable'] as const;

const withinLimit = () => refuse(codes.STEP_REFUSED, { from: 'WITHIN_LIMIT', allowed: ['submitInquiry'] });

/** Locks the caller's membership and returns its spend limit as it is now, in EUR cents; refuses with 40904 a caller without a limit. */
async function lockLimit(ctx: Context, tx: Tx, teamId: string): Promise<number> {
  const limitCents = (await lockMember(tx, teamId, ctx.buyer.id))?.spendLimitCents ?? null;
  if (limitCents === null) throw withinLimit();
  return limitCents;
}

/**
 * Returns the inquiry as it is stored: with its address as it is now, so that the parcels go where the leader agreed to, and the prices of
 * now, because another price needs another agreement (40909).
 */
function askedInquiry({ input, lines, address, notifyUserIds }: InquiryCall): AskedInquiry {
  const { addressId, paymentMethod, remark } = input;
  return {
    addressId,
    address,
    paymentMethod,
    notifyUserIds,
    ...(remark === undefined ? {} : { remark }),
    lines: lines.map(({ skuId, listId, qty, note, offer }) => ({
      skuId,
      listId,
      qty,
      priceCents: priceNow({ skuId, listId, qty, offer }),
      ...(note === undefined ? {} : { note }),
    })),
  };
}

/**
 * Requests the leader's approval of an inquiry above the caller's spend limit: the inquiry waits as a draft, nothing is locked, and only
 * the leader is notified. Refuses with 40904 an inquiry that is within the limit or waits already.
 */
export function askApproval(ctx: Context, input: InquiryInput) {
  const { teamId } = ctx.buyer;
  return ctx.inTransaction(async (tx) => {
    if (teamId === null) throw withinLimit();
    const limitCents = await lockLimit(ctx, tx, teamId);
    const call = await beginInquiry(ctx, tx, input, inquirerOf(ctx));
    await run(CHECKED, GUARDS, call);
    const { qty, goodsCents, payableCents } = inquirySums(call.rules, call.lines);
    if (payableCents <= limitCents) throw withinLimit();
    const { id: draftId, title } = await waitingDraft(call);
    const asked = {
      teamId,
      askedById: ctx.buyer.id,
      status: 'WAITING' as const,
      title,
      qty,
      goodsCents,
      limitCents,
      inquiry: askedInquiry(call),
      askedAt: ctx.now,
      handledAt: null,
      reason: null,
      orderId: null,
    };
    await tx
      .insert(approvals)
      .values({ draftId, ...asked })
      .onConflictDoUpdate({ target: approvals.draftId, set: asked });
    await record(tx, {
      entity: 'approval',
      entityId: draftId,
      action: 'ask',
      actor: ctx.actor,
      after: { teamId, qty, goodsCents, limitCents },
    });
    const values = { actor: ctx.buyer.nickname, title, count: qty };
    await notifyTeamMembers(tx, [await leaderOf(tx, teamId)], { news: 'approvalAsked', values });
    await announceApproval(tx, teamId, ctx.buyer.id);
    return approvalOf(ctx, tx, draftId);
  });
}
