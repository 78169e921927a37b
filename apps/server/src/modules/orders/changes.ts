import type { Line, Order, OrderBundle, Sub } from './bundle';

const ORDER_FIELDS = [
  'status',
  'flow',
  'paymentStatus',
  'goodsCents',
  'discountCents',
  'surchargeBp',
  'surchargeCents',
  'payableCents',
  'paidCents',
] as const satisfies readonly (keyof Order)[];
const SUB_FIELDS = [
  'confirmation',
  'shipping',
  'cancelled',
  'shipEstimate',
  'receiveEstimate',
] as const satisfies readonly (keyof Sub)[];
const LINE_FIELDS = [
  'confirmedQty',
  'shippedQty',
  'receivedQty',
  'closedQty',
  'shortageReason',
  'priceCents',
  'discountCents',
] as const satisfies readonly (keyof Line)[];

type Fields = Record<string, unknown>;

/** The fields of two things that differ, as they were and as they are. */
export function differences<T>(before: T, after: T, fields: readonly (keyof T & string)[]): [Fields, Fields] {
  const changed = fields.filter((field) => before[field] !== after[field]);
  const pick = (from: T): Fields => Object.fromEntries(changed.map((field) => [field, from[field]]));
  return [pick(before), pick(after)];
}

/** What a step changed, for the operation record (D-56): only fields that differ, parts under their own numbers. */
export function changesOf(before: OrderBundle, after: OrderBundle): { before: Fields; after: Fields } {
  const [was, is] = differences(before.order, after.order, ORDER_FIELDS);
  for (const [index, sub] of after.subs.entries()) {
    const old = before.subs[index];
    if (old === undefined) continue;
    const [subWas, subIs] = differences(old, sub, SUB_FIELDS);
    if (Object.keys(subIs).length === 0) continue;
    was[sub.subNo] = subWas;
    is[sub.subNo] = subIs;
  }
  for (const [index, line] of after.lines.entries()) {
    const old = before.lines[index];
    if (old === undefined) continue;
    const [lineWas, lineIs] = differences(old, line, LINE_FIELDS);
    if (Object.keys(lineIs).length === 0) continue;
    const name = `${line.intlCode} ${line.size}`;
    was[name] = lineWas;
    is[name] = lineIs;
  }
  return { before: was, after: is };
}

/** Lines a step changed. */
export function changedLines(before: OrderBundle, after: OrderBundle): Line[] {
  return after.lines.filter((line, index) => {
    const old = before.lines[index];
    return old !== undefined && Object.keys(differences(old, line, LINE_FIELDS)[1]).length > 0;
  });
}
