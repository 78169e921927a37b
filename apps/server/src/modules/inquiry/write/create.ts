import type { components } from '@selvedge/api-spec/types';
import { run } from '@selvedge/domain/machine/machine';
import { openingRow } from '@selvedge/domain/orders/orderMachine';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { invalid } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { ownerOfCustomer } from '../../auth/access/dataScope';
import { isShownPrices } from '../../auth/access/fieldVisibility';
import { withdrawApprovals } from '../../drafts/write/withdraw';
import { tradeRules } from '../../tradeRules/read';
import { preloadLanguages } from '../../notices/write/languages';
import { addUp } from '../../offers/rules/wanted';
import { inquiryAddress } from '../read/address';
import type { Inquirer, InquiryCall, InquiryInput } from '../machine/call';
import { EFFECTS, storedBundle } from '../machine/effects';
import { GUARDS } from '../machine/guards';
import { checkLines } from '../read/lines';
import { checkMembers, lockCartLines, linesOfDraft } from '../machine/sources';

/** Reads everything that an inquiry needs and locks its draft and cart lines; checks nothing against the rules yet. */
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
    preloadLanguages(tx, [buyer.id, ...input.notifyUserIds]),
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

/** Returns the inquirer for a caller who submits an inquiry of the caller's own. */
export const inquirerOf = (ctx: Pick<Context, 'buyer' | 'can'>): Inquirer => ({
  by: 'buyer',
  buyer: ctx.buyer,
  limitCents: ctx.buyer.spendLimitCents,
  priced: isShownPrices(ctx),
});

/**
 * Makes one order of an inquiry and locks its stock, within a transaction: runs the guards and effects of the transition by name, in its
 * order. The stock rows are locked before the last check, so the checked stock is the locked stock.
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
 * Submits an inquiry of the caller. Ordered pieces leave the draft; a waiting approval of that draft is withdrawn, because the remaining
 * pieces are not the requested ones.
 */
export function createInquiry(ctx: Context, input: InquiryInput): Promise<components['schemas']['OrderRef']> {
  return ctx.inTransaction(async (tx) => {
    const { made, isDraftTaken } = await makeOrder(ctx, tx, input, inquirerOf(ctx));
    if (input.draftId !== undefined && isDraftTaken) await withdrawApprovals(tx, [input.draftId]);
    return made;
  });
}
