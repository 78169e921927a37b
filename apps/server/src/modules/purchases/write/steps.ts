import type { components } from '@selvedge/api-spec/types';
import type { PurchaseOrderAction } from '@selvedge/domain/stateMachines/purchaseOrders';
import { codes } from '@selvedge/api-spec/codes';
import type { Context } from '../../../contract/handlers';
import { refuseOldVersion } from '../../../http/conflict';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { checkOwnFiles } from '../../upload/files/own';
import { lockPurchase, applyPurchaseTransition } from '../machine/step';
import { purchaseDetail } from '../read/detail';

type Schemas = components['schemas'];

const STEP_TO: Readonly<Record<Schemas['PurchaseOrderStatusInput']['to'], PurchaseOrderAction>> = {
  SENT: 'send',
  ACKNOWLEDGED: 'acknowledge',
  CLOSED: 'close',
  CANCELLED: 'cancel',
};

/** Sends, acknowledges, closes or cancels a purchase order; the needs that a cancelled one covered are open again. */
export function setPurchaseStatus(ctx: Context, id: string, input: Schemas['PurchaseOrderStatusInput']) {
  const reason = input.reason?.trim() ?? '';
  return ctx.inTransaction(async (tx) => {
    const before = await lockPurchase(tx, id);
    await refuseOldVersion(tx, { entity: 'purchaseOrder', ...before.order }, input.version, () =>
      purchaseDetail(ctx, tx, id),
    );
    const action = STEP_TO[input.to];
    if (action === 'cancel' && reason === '')
      throw invalid({ reason: translate(ctx.language, 'purchases.reasonNeeded') });
    await applyPurchaseTransition(ctx, tx, before, {
      action,
      ...(action === 'cancel' && { order: { cancelReason: reason } }),
      ...(reason !== '' && { note: reason }),
    });
    return purchaseDetail(ctx, tx, id);
  });
}

/** Records received goods; refuses with 40919 more than are still to come. */
export function receivePurchase(ctx: Context, id: string, input: Schemas['PurchaseReceiptInput']) {
  const { fileIds = [], note = '' } = input;
  const lines = input.lines.filter(({ goodQty, defectQty }) => goodQty + defectQty > 0);
  if (lines.length === 0) throw invalid({ lines: translate(ctx.language, 'purchases.nothingCame') });
  const named = new Set(lines.map((line) => line.id));
  if (named.size < lines.length) throw invalid({ lines: translate(ctx.language, 'purchases.lineTwice') });
  return ctx.inTransaction(async (tx) => {
    const before = await lockPurchase(tx, id);
    if (lines.some((line) => before.lines.every((own) => own.id !== line.id))) throw refuse(codes.NOT_FOUND);
    await checkOwnFiles(ctx, tx, fileIds);
    const receipt = { lines, fileIds, note: note.trim() };
    await applyPurchaseTransition(ctx, tx, before, { action: 'receive', receipt });
    return purchaseDetail(ctx, tx, id);
  });
}
