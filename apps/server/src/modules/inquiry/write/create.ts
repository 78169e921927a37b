import type { components } from '@selvedge/api-spec/types';
import { run } from '@selvedge/domain/machine/machine';
import { openingRow } from '@selvedge/domain/orders/orderMachine';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { invalid } from '../../../http/errors';
import { translate } from '../../../translate';
import { ownerOfCustomer } from '../../auth/access/dataScope';
import { isShownPrices } from '../../auth/access/fieldVisibility';
import { withdrawApprovals } from '../../drafts/waiting/withdraw';
import { tradeRules } from '../../tradeRules/read';
import { learnLanguages } from '../../notices/languages/tell';
import { addUp } from '../../offers/rules/wanted';
import { inquiryAddress } from '../read/address';
import type { Inquirer, InquiryCall, InquiryInput } from '../machine/call';
import { EFFECTS, storedBundle } from '../machine/effects';
import { GUARDS } from '../machine/guards';
import { checkLines } from '../read/lines';
import { checkMembers, lockCartLines, linesOfDraft } from '../machine/sources';

/** An inquiry with everything that is looked up of it: nothing is checked against the rules yet, its draft and cart lines are held. */
export async function beginInquiry(
  ctx: Context,
  tx: Tx,
  input: InquiryInput,
  inquirer: Inquirer,
): Promise<InquiryCall> {
  const { language } = ctx;
  const { buyer } = inquirer;
  const fromDraft = input.draftId === undefined ? [] : await linesOfDraft(tx, buyer, input.draftId);
  const sent = input.lines ?? fromDraft;
  if (sent.length === 0) throw invalid({ lines: translate(language, 'inquiry.noLines') });
  const [address, notifyUserIds, owner, lines, rules] = await Promise.all([
    inquirer.address ?? inquiryAddress(tx, buyer, input.addressId),
    checkMembers(tx, buyer, input.notifyUserIds, language),
    ownerOfCustomer(tx, buyer.id),
    checkLines(tx, buyer, addUp(sent)),
    tradeRules(tx),
    learnLanguages(tx, [buyer.id, ...input.notifyUserIds]),
  ]);
  return {
    ...inquirer,
    ctx,
    tx,
    input,
    sent,
    rules,
    address,
    notifyUserIds,
    owner,
    lines,
    inCart: await lockCartLines(tx, buyer, sent, language),
    surcharge: { bp: 0, cents: 0 },
    bundle: null,
    cartsOf: [],
    isDraftTaken: false,
  };
}

/** Who submits an inquiry of the own. */
export const inquirerOf = (ctx: Pick<Context, 'buyer' | 'can'>): Inquirer => ({
  by: 'buyer',
  buyer: ctx.buyer,
  limitCents: ctx.buyer.spendLimitCents,
  priced: isShownPrices(ctx),
});

/**
 * Makes one order of an inquiry and locks its stock, within a transaction: the guards and effects of the row by name
 * and in its order. The stock rows are held before the last check, so what is checked is what is locked.
 */
export async function makeOrder(
  ctx: Context,
  tx: Tx,
  input: InquiryInput,
  inquirer: Inquirer,
): Promise<{ made: components['schemas']['OrderRef']; isDraftTaken: boolean }> {
  const { guards, effects } = openingRow('submitInquiry');
  const call = await beginInquiry(ctx, tx, input, inquirer);
  await run(guards, GUARDS, call);
  await run(effects, EFFECTS, call);
  const { order } = storedBundle(call);
  return { made: { orderId: order.id, orderNo: order.orderNo }, isDraftTaken: call.isDraftTaken };
}

/**
 * Submits an own inquiry. What is ordered of a draft leaves it; one that waited for the leader waits no longer then, for what
 * was asked for is not what is left.
 */
export function createInquiry(ctx: Context, input: InquiryInput): Promise<components['schemas']['OrderRef']> {
  return ctx.inTransaction(async (tx) => {
    const { made, isDraftTaken } = await makeOrder(ctx, tx, input, inquirerOf(ctx));
    if (input.draftId !== undefined && isDraftTaken) await withdrawApprovals(tx, [input.draftId]);
    return made;
  });
}
