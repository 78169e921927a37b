import { codes } from '@selvedge/api-spec/codes';
import { canReceive, mayOrder, openPieces } from '@selvedge/domain/stateMachines/purchaseOrders';
import { invalid, refuse } from '../../../http/errors';
import { type KeyIn, translate } from '../../../messages/translate';
import type { PurchaseCall, PurchaseHandlers } from './call';

function refuseLine({ ctx }: PurchaseCall, at: number, field: string, word: KeyIn<'purchases'>): never {
  throw invalid({ [`lines.${at}.${field}`]: translate(ctx.language, `purchases.${word}`) });
}

/** Functions for the guards of the transitions. A refusal names the line by its position in the call. */
export const GUARDS: PurchaseHandlers['guards'] = {
  linesOrdered: (call) => {
    const { status } = call.before.order;
    const former = new Map(call.before.lines.map((line) => [line.id, line]));
    for (const [at, line] of call.after.lines.entries()) {
      const was = former.get(line.id);
      if (status === 'DRAFT') {
        if (!mayOrder(status, line, line.qty)) refuseLine(call, at, 'qty', 'qtyNeeded');
        continue;
      }
      if (was === undefined) refuseLine(call, at, 'skuId', 'sentLines');
      if (!mayOrder(status, was, line.qty)) refuseLine(call, at, 'qty', 'onlyLess');
      if (line.costCents !== was.costCents) refuseLine(call, at, 'costCents', 'sentCost');
    }
    if (status !== 'DRAFT' && call.after.lines.length < former.size)
      throw invalid({ lines: translate(call.ctx.language, 'purchases.sentLines') });
  },

  receivedUpToOpen: ({ before, step }) => {
    const came = new Map(step.receipt?.lines.map((one) => [one.id, one]));
    const lines = before.lines.flatMap((line) => {
      const { goodQty = 0, defectQty = 0 } = came.get(line.id) ?? {};
      if (canReceive(line, goodQty, defectQty)) return [];
      return [{ id: line.id, qty: goodQty + defectQty, confirmed: openPieces(line) }];
    });
    if (lines.length > 0) throw refuse(codes.ABOVE_CONFIRMED, { lines });
  },
};
