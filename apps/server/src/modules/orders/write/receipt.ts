import type { components } from '@selvedge/api-spec/types';
import type { Context } from '../../../contract/handlers';
import { invalid } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { checkOwnFiles } from '../../upload/files/own';
import type { Missing } from '../machine/call';
import { applyTransition } from '../machine/step';
import { subOrderOf } from '../read/detail';
import { viewerOf } from '../read/viewer';
import { linesOfSub, lockSub } from './lock';

/** Records which pieces of a sub-order arrived, as the customer; lines left out arrived as shipped, fewer pieces open a claim. */
export function confirmReceipt(ctx: Context, input: components['schemas']['ReceiptInput']) {
  const { subOrderId: subId, lines: named = [], version } = input;
  return ctx.inTransaction(async (tx) => {
    const locked = await lockSub(ctx, tx, subId, { action: 'confirmReceipt', version });
    const lines = linesOfSub(locked);
    const own = new Set(lines.map(({ id }) => id));
    named.forEach(({ id }, place) => {
      if (!own.has(id))
        throw invalid({ [`lines.${place}.id`]: translate(ctx.language, 'orders.unknownLine') });
    });
    const photoIds = named.flatMap(({ fileIds = [] }) => fileIds);
    await checkOwnFiles(ctx, tx, photoIds, 'lines');
    const byId = new Map(named.map((line) => [line.id, line]));
    const missing: Missing = new Map(
      named.map(({ id, reason = 'SHORTAGE', note, fileIds }) => [id, { reason, note, fileIds }]),
    );
    const done = await applyTransition(ctx, tx, locked.bundle, {
      action: 'confirmReceipt',
      subId,
      sub: { receivedAt: ctx.now },
      lines: new Map(
        lines.map(({ id, shippedQty }) => [id, { receivedQty: byId.get(id)?.receivedQty ?? shippedQty }]),
      ),
      input: { ids: named.map(({ id }) => id), pieces: 'receivedQty' },
      missing,
    });
    return subOrderOf(tx, done, subId, viewerOf(ctx), ctx.now);
  });
}
