import { platformHasConfirmed } from '@selvedge/domain/orders/orderPieces';
import { codes, type RefusalData } from '@selvedge/api-spec/codes';
import type { Context } from '../../../contract/handlers';
import { Refusal } from '../../../http/errors';
import { type KeyIn, translate } from '../../../messages/translate';
import { checkTransition } from '../machine/step';
import { isAskedOpen, type SheetColumn } from '../read/big';
import type { Line, OrderBundle, Sub } from '../read/bundle';
import { cellKey, type Refusals, type SheetPart } from './sheetCells';

/** Effective changes of a sub-order, and its refused cells. */
export interface Judged {
  /** Asked pieces by line id. */
  asked: Map<string, number>;
  /** Confirmed pieces by line id. */
  confirmed: Map<string, number>;
  reasons: Map<string, NonNullable<Line['shortageReason']>>;
  refused: Map<string, string>;
}

/** Returns the transition that writing confirmed pieces of a sub-order stands for: its confirmation, or a changed offer. */
export const stepOf = ({ confirmation }: Sub): 'platformConfirm' | 'reoffer' =>
  confirmation === 'AWAITING_PLATFORM' ? 'platformConfirm' : 'reoffer';

/** Whether the transition is allowed now; throws for lack of permission. */
function isStepOpen(ctx: Context, bundle: OrderBundle, sub: Sub): boolean {
  try {
    checkTransition(ctx, bundle, { action: stepOf(sub), subId: sub.id });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === codes.STEP_REFUSED) return false;
    throw error;
  }
}

/** Checks every cell of a sub-order before anything is written; throws HTTP 403 for cells that the caller may never write. */
export function checkPart(ctx: Context, bundle: OrderBundle, sub: Sub, part: SheetPart): Judged {
  const judged: Judged = { asked: new Map(), confirmed: new Map(), reasons: new Map(), refused: new Map() };
  const sent = new Map(part.lines.map((line) => [line.id, line]));
  const own = bundle.lines.filter((line) => line.subOrderId === sub.id);
  const refuseCell = (lineId: string, column: SheetColumn, word: KeyIn<'orders'>) =>
    judged.refused.set(cellKey(lineId, column), translate(ctx.language, `orders.${word}`));
  const writesAsked = part.lines.some(({ askedQty }) => askedQty !== undefined);
  const writesConfirmed = part.lines.some(({ confirmedQty }) => confirmedQty !== undefined);
  if (writesAsked) ctx.need('biz:order:edit');
  const askedOpen = writesAsked && isAskedOpen(bundle, sub);
  const confirmedOpen = writesConfirmed && isStepOpen(ctx, bundle, sub);
  const isConfirming = stepOf(sub) === 'platformConfirm';
  // A sub-order that the customer sent back retains its last confirmed pieces where the input has none.
  const isAgain = isConfirming && writesConfirmed && platformHasConfirmed(sub);

  for (const line of own) {
    const written = sent.get(line.id);
    const askedQty = written?.askedQty;
    const shortageReason = written?.shortageReason ?? line.shortageReason;
    const most = askedQty ?? line.askedQty;
    const confirmedQty = written?.confirmedQty ?? (isAgain ? Math.min(line.confirmedQty, most) : undefined);
    if (askedQty !== undefined && askedQty !== line.askedQty) {
      if (askedOpen) judged.asked.set(line.id, askedQty);
      else refuseCell(line.id, 'askedQty', 'sheetAskedClosed');
    }
    if (confirmedQty === undefined) continue;
    if (!confirmedOpen) refuseCell(line.id, 'confirmedQty', 'sheetConfirmedClosed');
    else if (confirmedQty > most) refuseCell(line.id, 'confirmedQty', 'aboveAsked');
    else if (isConfirming || confirmedQty !== line.confirmedQty || shortageReason !== line.shortageReason)
      judged.confirmed.set(line.id, confirmedQty);
    if (shortageReason !== null) judged.reasons.set(line.id, shortageReason);
  }

  if (confirmedOpen && judged.refused.size === 0) {
    const left = own.map(
      (line) => judged.confirmed.get(line.id) ?? (isConfirming ? null : line.confirmedQty),
    );
    const word = left.includes(null)
      ? 'sheetEveryLine'
      : left.every((qty) => qty === 0)
        ? 'nothingLeft'
        : null;
    if (word !== null) for (const id of judged.confirmed.keys()) refuseCell(id, 'confirmedQty', word);
  }
  return judged;
}

/** Returns the reasons of refused cells from the refusal of their transition: the missing stock, or the field it names. */
export function reasonsOf(
  { language }: Context,
  { lines }: OrderBundle,
  part: SheetPart,
  refusal: Refusal,
): Refusals {
  const known = new Map(lines.map((line) => [line.id, line]));
  const reasons = new Map<string, string>();
  const put = (sent: SheetPart['lines'][number], reason: string) => {
    const column = sent.confirmedQty === undefined ? 'askedQty' : 'confirmedQty';
    reasons.set(cellKey(sent.id, column), reason);
  };
  if (refusal.code === codes.SHORT_STOCK) {
    const { lines: short } = refusal.data as RefusalData[typeof codes.SHORT_STOCK];
    const free = new Map(short.map(({ skuId, available }) => [skuId, available]));
    for (const sent of part.lines) {
      const available = free.get(known.get(sent.id)?.skuId ?? '');
      if (available !== undefined) put(sent, translate(language, 'orders.sheetShort', { free: available }));
    }
    return reasons;
  }
  const fields = refusal.code === codes.INVALID_INPUT ? Object.values(fieldsOf(refusal)) : [];
  const reason = fields[0] ?? refusal.messageIn(language);
  for (const sent of part.lines) put(sent, reason);
  return reasons;
}

const fieldsOf = ({ data }: Refusal): Record<string, string> =>
  (data as RefusalData[typeof codes.INVALID_INPUT]).fields;
