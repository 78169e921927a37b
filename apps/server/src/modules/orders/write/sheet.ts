import type { components } from '@selvedge/api-spec/types';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { invalid, Refusal } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { translate } from '../../../messages/translate';
import { applyTransition } from '../machine/step';
import { lockStockRows } from '../machine/stockLocks';
import { bigOrder } from '../read/big';
import type { OrderBundle, Sub } from '../read/bundle';
import { viewerOf } from '../read/viewer';
import { changeAsked } from './asked';
import { lastChanger } from './conflict';
import { lockOrder } from './lock';
import { answerCells, type Cell, type SheetPart } from './sheetCells';
import { type Judged, checkPart, reasonsOf, stepOf } from './sheetRules';
import { offerEdits } from './staffEdits';

type Schemas = components['schemas'];

/** Refuses with 40001 sub-orders and lines that are not of the order or are named twice. */
function checkNames({ language }: Context, { subs, lines }: OrderBundle, parts: readonly SheetPart[]): void {
  const known = new Map(lines.map((line) => [line.id, line.subOrderId]));
  const seen = new Set<string>();
  const check = (field: string, id: string, isKnown: boolean) => {
    if (isKnown && !seen.has(id)) {
      seen.add(id);
      return;
    }
    throw invalid({ [field]: translate(language, isKnown ? 'orders.sheetTwice' : 'orders.unknownLine') });
  };
  parts.forEach((part, at) => {
    check(
      `subs.${at}.id`,
      part.id,
      subs.some(({ id }) => id === part.id),
    );
    part.lines.forEach(({ id }, place) =>
      check(`subs.${at}.lines.${place}.id`, id, known.get(id) === part.id),
    );
  });
}

/** Writes the input of one sub-order: first its asked pieces, then its confirmation or changed offer. */
async function writePart(
  ctx: Context,
  tx: Tx,
  bundle: OrderBundle,
  sub: Sub,
  { asked, confirmed, reasons }: Judged,
): Promise<OrderBundle> {
  const now = asked.size === 0 ? bundle : await changeAsked(ctx, tx, bundle, sub.id, asked);
  if (confirmed.size === 0) return now;
  const own = now.lines.filter((line) => line.subOrderId === sub.id);
  const input = { ids: [...confirmed.keys()], pieces: 'confirmedQty' } as const;
  if (stepOf(sub) === 'platformConfirm') {
    const lines = new Map(
      own.map(({ id, askedQty }) => {
        const confirmedQty = confirmed.get(id) ?? askedQty;
        const shortageReason = confirmedQty < askedQty ? (reasons.get(id) ?? 'SHORTAGE') : null;
        return [id, { confirmedQty, shortageReason }] as const;
      }),
    );
    const seen = { platformConfirmedAt: ctx.now, comment: null };
    return applyTransition(ctx, tx, now, {
      action: 'platformConfirm',
      subId: sub.id,
      sub: seen,
      lines,
      input,
    });
  }
  const changed = [...confirmed].map(([id, qty]) => ({ id, qty, shortageReason: reasons.get(id) }));
  const { lines } = offerEdits(sub, own, { lines: changed }, ctx.language);
  return applyTransition(ctx, tx, now, { action: 'reoffer', subId: sub.id, lines, input });
}

/** Saves one sub-order, all or nothing; a refusal rolls it back and is reported at its cells. */
async function savePart(
  ctx: Context,
  tx: Tx,
  bundle: OrderBundle,
  part: SheetPart,
): Promise<{ bundle: OrderBundle; cells: Cell[] }> {
  const sub = bundle.subs.find(({ id }) => id === part.id);
  if (sub === undefined) throw new Error(`sub-order ${part.id} was not checked`);
  if (sub.version !== part.version) {
    const changedBy = await lastChanger(tx, bundle);
    const changedAt = sub.updatedAt.toISOString();
    return { bundle, cells: answerCells(part, () => ({ outcome: 'CONFLICT', changedBy, changedAt })) };
  }
  const judged = checkPart(ctx, bundle, sub, part);
  if (judged.refused.size > 0) return { bundle, cells: answerCells(part, judged.refused) };
  try {
    const done = await tx.transaction((inner) => writePart(ctx, inner, bundle, sub, judged));
    return { bundle: done, cells: answerCells(part, () => ({ outcome: 'SAVED' })) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { bundle, cells: answerCells(part, reasonsOf(ctx, bundle, part, error)) };
  }
}

/**
 * Saves the edits of the sheet of an order in one transaction: every sub-order all or nothing, with a result for each cell. A change by
 * another user meanwhile is reported with the user's name and the time, and does not block the other sub-orders.
 */
export function saveSheet(
  ctx: Context,
  orderId: string,
  { subs: parts }: Schemas['BigOrderInput'],
): Promise<Outgoing<Schemas['BigOrderResult']>> {
  return ctx.inTransaction(async (tx) => {
    let bundle = await lockOrder(ctx, tx, orderId);
    checkNames(ctx, bundle, parts);
    await lockStockRows(
      tx,
      bundle.lines.map(({ skuId }) => skuId),
    );
    const cells: Cell[] = [];
    for (const part of parts) {
      const saved = await savePart(ctx, tx, bundle, part);
      bundle = saved.bundle;
      cells.push(...saved.cells);
    }
    return { big: await bigOrder(tx, bundle, viewerOf(ctx)), cells };
  });
}
