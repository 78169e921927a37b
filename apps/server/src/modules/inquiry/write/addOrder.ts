import type { components } from '@selvedge/api-spec/types';
import { run } from '@selvedge/domain/machine/machine';
import { lineCents } from '@selvedge/domain/money/money';
import { openingRow } from '@selvedge/domain/orders/orderMachine';
import type { Context } from '../../../contract/handlers';
import { invalid } from '../../../http/errors';
import { type KeyIn, translate } from '../../../messages/translate';
import { lineKey } from '../../offers/rules/wanted';
import { needPrices } from '../../orders/write/staffSteps';
import type { InquiryCall } from '../machine/call';
import { EFFECTS, storedBundle } from '../machine/effects';
import { GUARDS } from '../machine/guards';
import { orderingCustomer } from '../read/customer';
import { atGivenPrices, priceNow } from '../read/lines';
import { beginInquiry } from './create';

type Schemas = components['schemas'];

/**
 * Refuses with 40001, at the position of the line, errors that only staff can send: a duplicate line, the other kind, a discount above the
 * amount.
 */
function checkGiven({ ctx, sent, lines }: InquiryCall, kind: Schemas['OrderKind']): void {
  const found = new Map(lines.map((line) => [lineKey(line), line]));
  const seen = new Set<string>();
  sent.forEach((wanted, at) => {
    const refuseAt = (field: string, word: KeyIn<'inquiry'>) =>
      invalid({ [`lines.${at}.${field}`]: translate(ctx.language, `inquiry.${word}`) });
    const key = lineKey(wanted);
    const line = found.get(key);
    if (seen.has(key)) throw refuseAt('skuId', 'twice');
    seen.add(key);
    if (line === undefined) return;
    if (line.offer.list.kind !== kind) throw refuseAt('listId', 'otherKind');
    if ((wanted.discountCents ?? 0) > lineCents(priceNow(line), wanted.qty))
      throw refuseAt('discountCents', 'discount');
  });
}

/**
 * Makes one order for a customer and locks its stock, with the guards and effects of a customer's inquiry, at the prices that staff enter.
 * The order waits for the customer's confirmation.
 */
export function addOrder(ctx: Context, input: Schemas['StaffOrderInput']): Promise<Schemas['OrderRef']> {
  needPrices(ctx, input.lines);
  return ctx.inTransaction(async (tx) => {
    const { customerId, kind, notifyUserIds = [], ...wanted } = input;
    const buyer = await orderingCustomer(ctx, tx, customerId);
    const inquirer = { by: 'staff', buyer, limitCents: null, priced: true } as const;
    const { guards, effects } = openingRow('addOrder');
    const call = await beginInquiry(ctx, tx, { ...wanted, notifyUserIds }, inquirer);
    call.lines = atGivenPrices(call.lines);
    checkGiven(call, kind);
    await run(guards, GUARDS, call);
    await GUARDS.addressMatchesDelivery(call);
    await run(effects, EFFECTS, call);
    const { order } = storedBundle(call);
    return { orderId: order.id, orderNo: order.orderNo };
  });
}
