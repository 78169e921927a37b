import * as z from 'zod/mini';
import type { OrderLine } from '../../api/schemas';
import type { LineChange } from './order.api';
import { centsToEuros, eurosToCents } from '@selvedge/domain/money/money';

/** Transitions that change lines of a sub-order. */
export const lineSteps = ['platformConfirm', 'acknowledge', 'reoffer'] as const;
export type LineStep = (typeof lineSteps)[number];

/** Fields of each transition, per line and for the whole sub-order. */
export const stepFields = {
  platformConfirm: {
    reason: true,
    price: false,
    lineDiscount: false,
    discount: false,
    shipDate: false,
    note: false,
  },
  acknowledge: {
    reason: false,
    price: true,
    lineDiscount: false,
    discount: true,
    shipDate: true,
    note: false,
  },
  reoffer: { reason: true, price: true, lineDiscount: true, discount: false, shipDate: true, note: true },
} as const satisfies Record<LineStep, Record<string, boolean>>;

/** Values of one line in the form. Money in euro, as it is typed; null is an empty field. */
interface LineValues {
  qty: number | null;
  reason: '' | 'DEFECT' | 'SHORTAGE';
  price: number | null;
  discount: number | null;
}

/** Values of the form. Lines are in the order of the sub-order. */
export interface LineFormValues {
  lines: LineValues[];
  discount: number | null;
  shipDate: string;
  note: string;
}

/** Returns the maximum pieces of a line: the ordered ones, or those that the platform confirmed when the supplier answers. */
export function mostOf(step: LineStep, line: OrderLine): number {
  return step === 'acknowledge' ? line.confirmedQty : line.askedQty;
}

/** Returns the pieces of a line before the transition. */
function nowOf(step: LineStep, line: OrderLine): number {
  return step === 'platformConfirm' ? line.askedQty : line.confirmedQty;
}

/** Returns the initial values of the form: nothing is cut, prices are unchanged. */
export function initialValues(step: LineStep, lines: readonly OrderLine[]): LineFormValues {
  return {
    lines: lines.map((line) => ({
      qty: nowOf(step, line),
      reason: line.shortageReason ?? '',
      price: centsToEuros(line.priceCents),
      discount: centsToEuros(line.discountCents),
    })),
    discount: null,
    shipDate: '',
    note: '',
  };
}

/** Returns the validation of the form: whole pieces up to the maximum, and a reason for every cut. */
export function lineFormSchema(step: LineStep, lines: readonly OrderLine[]) {
  const amount = z.nullable(z.number().check(z.minimum(0, 'amountBelowZero')));
  const line = z.object({
    qty: z.nullable(z.number()),
    reason: z.enum(['', 'DEFECT', 'SHORTAGE']),
    price: amount,
    discount: amount,
  });
  const checkLine = (
    values: LineValues,
    index: number,
    issues: { path: (string | number)[]; message: string }[],
  ) => {
    const line = lines[index];
    if (!line) return;
    const { qty, reason } = values;
    const at = (field: keyof LineValues, message: string) =>
      issues.push({ path: ['lines', index, field], message });
    if (qty === null) at('qty', 'qtyRequired');
    else if (!Number.isInteger(qty) || qty < 0) at('qty', 'qtyWhole');
    else if (qty > mostOf(step, line)) at('qty', 'qtyTooMany');
    else if (stepFields[step].reason && qty < line.askedQty && reason === '') at('reason', 'reasonRequired');
    if (stepFields[step].price && values.price === null) at('price', 'priceRequired');
  };
  return z
    .object({
      lines: z.array(line),
      discount: amount,
      shipDate: z.string(),
      note: z.string().check(z.maxLength(500, 'long')),
    })
    .check((context) => {
      const issues: { path: (string | number)[]; message: string }[] = [];
      context.value.lines.forEach((values, index) => checkLine(values, index, issues));
      for (const issue of issues) context.issues.push({ code: 'custom', input: context.value, ...issue });
    });
}

/** Returns the changed lines for the request, in cents; lines that are left out stay unchanged. */
export function changesOf(step: LineStep, lines: readonly OrderLine[], values: LineFormValues): LineChange[] {
  const fields = stepFields[step];
  return lines.flatMap((line, index) => {
    const typed = values.lines[index];
    if (!typed || typed.qty === null) return [];
    const priceCents = fields.price && typed.price !== null ? eurosToCents(typed.price) : line.priceCents;
    const discountCents = fields.lineDiscount ? eurosToCents(typed.discount ?? 0) : line.discountCents;
    const isCut = fields.reason && typed.qty < line.askedQty && typed.reason !== '';
    const change: LineChange = {
      id: line.id,
      qty: typed.qty,
      ...(isCut && typed.reason !== '' ? { shortageReason: typed.reason } : {}),
      ...(priceCents === line.priceCents ? {} : { priceCents }),
      ...(discountCents === line.discountCents ? {} : { discountCents }),
    };
    const isSame =
      typed.qty === nowOf(step, line) &&
      change.priceCents === undefined &&
      change.discountCents === undefined &&
      (change.shortageReason ?? line.shortageReason) === line.shortageReason;
    return isSame ? [] : [change];
  });
}

/** Returns the amount of a field for the whole order in cents; undefined when it is empty or zero. */
export function centsOf(amount: number | null): number | undefined {
  return amount === null || amount === 0 ? undefined : eurosToCents(amount);
}
