import type { components } from '@selvedge/api-spec/types';
import { run } from '@selvedge/domain/machine/machine';
import { openingRow } from '@selvedge/domain/orders/orderMachine';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { invalid } from '../../../http/errors';
import { translate } from '../../../translate';
import { isShownPrices } from '../../auth/access/sight';
import { addUp } from '../../offers/rules/wanted';
import { inquiryAddress } from '../read/address';
import type { InquiryCall, InquiryInput } from '../machine/call';
import { EFFECTS, storedBundle } from '../machine/effects';
import { GUARDS } from '../machine/guards';
import { checkLines } from '../read/lines';
import { checkMembers, lockCartLines, linesOfDraft } from '../machine/sources';

async function begin(ctx: Context, tx: Tx, input: InquiryInput): Promise<InquiryCall> {
  const { buyer, language } = ctx;
  const fromDraft = input.draftId === undefined ? [] : await linesOfDraft(tx, buyer, input.draftId);
  const sent = input.lines ?? fromDraft;
  if (sent.length === 0) throw invalid({ lines: translate(language, 'inquiry.noLines') });
  const address = await inquiryAddress(tx, buyer, input.addressId);
  const notifyUserIds = await checkMembers(tx, buyer, input.notifyUserIds, language);
  return {
    ctx,
    tx,
    input,
    sent,
    address,
    notifyUserIds,
    lines: await checkLines(tx, buyer, addUp(sent)),
    inCart: await lockCartLines(tx, buyer, sent, language),
    priced: isShownPrices(ctx),
    surcharge: { bp: 0, cents: 0 },
    bundle: null,
    cartsOf: [],
  };
}

/**
 * Makes one order of an inquiry and locks its stock, all in one transaction (M-T1, D-20): the guards and effects of the row
 * by name and in its order. The stock rows are held before the last check, so what is checked is what is locked.
 */
export function createInquiry(ctx: Context, input: InquiryInput): Promise<components['schemas']['OrderRef']> {
  return ctx.inTransaction(async (tx) => {
    const { guards, effects } = openingRow('submitInquiry');
    const call = await begin(ctx, tx, input);
    await run(guards, GUARDS, call);
    await run(effects, EFFECTS, call);
    const { order } = storedBundle(call);
    return { orderId: order.id, orderNo: order.orderNo };
  });
}
