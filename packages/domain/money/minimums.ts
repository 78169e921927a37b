/**
 * Minimum pieces, surcharge and totals: one module for the checks when lines are added, edited, imported and submitted, for page and
 * server, by the trade rules of the merchant.
 */
import { applyBp, lineCents, sumCents, type Cents } from './money';
import type { SurchargeTier, TradeRules } from './tradeRules';

/** Requested size of a style. */
export interface OrderLineInput {
  productId: string;
  listId: string;
  intlCode: string;
  color: string;
  qty: number;
  priceCents: Cents;
  discountCents?: Cents;
  /** Whether the style comes in more than one size. */
  multiSize: boolean;
  /** Pieces of the style that this order may still take, over all its sizes. */
  productStockQty: number;
}

/** Fields of a list that the rules need. */
export interface ListMinimum {
  id: string;
  minOrderValueCents: Cents;
  minOrderMode: 'WARN' | 'BLOCK';
}

/** Rule that is not met: pieces per style (need, have in pieces) or value per list (need, have in EUR cents). */
export type ViolationCode = 'MIN_PIECES' | 'MIN_LIST_VALUE';

/** Violation of a rule; `block` forbids submitting (E 40905), otherwise it is a warning. */
export interface Violation {
  code: ViolationCode;
  productId?: string;
  listId?: string;
  need: number;
  have: number;
  block: boolean;
}

/** Next lower surcharge and the amount missing to it, in EUR cents and basis points. */
export interface NextThreshold {
  atCents: Cents;
  missingCents: Cents;
  surchargeBp: number;
}

/** The contract's Totals. Goods is before line discounts; payable = goods - discount + surcharge + freight - credit. */
export interface Totals {
  qty: number;
  goodsCents: Cents;
  discountCents: Cents;
  surchargeBp: number;
  surchargeCents: Cents;
  freightCents?: Cents;
  creditCents?: Cents;
  payableCents: Cents;
  nextThreshold?: NextThreshold;
  violations: Violation[];
}

/**
 * Returns the pieces of a line that count in sums: at most as many as are left of its size. Pieces beyond that cannot be ordered (E 40902),
 * so they must not help to reach a threshold.
 */
export function orderableQty(qty: number, leftQty: number): number {
  return Math.max(0, Math.min(qty, leftQty));
}

/** Returns the surcharge in basis points for goods after line discounts. */
export function surchargeBp(goodsCents: Cents, tiers: readonly SurchargeTier[]): number {
  return (
    tiers.findLast(({ fromCents }) => goodsCents >= fromCents)?.surchargeBp ?? tiers[0]?.surchargeBp ?? 0
  );
}

/** Returns the surcharge as a rounded amount of its own, half-up to the cent. */
export function surchargeCents(goodsCents: Cents, bp: number): Cents {
  return applyBp(goodsCents, bp);
}

/** Returns the next lower surcharge tier with the exact sum missing to it; undefined in the last one. */
export function nextThreshold(goodsCents: Cents, tiers: readonly SurchargeTier[]): NextThreshold | undefined {
  const next = tiers.find(({ fromCents }) => fromCents > goodsCents);
  return (
    next && {
      atCents: next.fromCents,
      missingCents: next.fromCents - goodsCents,
      surchargeBp: next.surchargeBp,
    }
  );
}

/** Returns a minimum of pieces, limited to the pieces that are left. */
export function minOfStock(pieces: number, stockQty: number): number {
  return Math.max(0, Math.min(pieces, stockQty));
}

/** Returns the minimum pieces of a style by the merchant's rules, whatever is left of it. */
export function rulePieces(rules: TradeRules, multiSize: boolean): number {
  return multiSize ? rules.minPiecesMultiSize : rules.minPiecesSingleSize;
}

/** Returns the smallest number of pieces of a style that can be ordered: never more than are left. */
export function minPieces(rules: TradeRules, multiSize: boolean, productStockQty: number): number {
  return minOfStock(rulePieces(rules, multiSize), productStockQty);
}

/** Returns the key of the style to which the minimum applies: international code and colour, over all sizes and lists of one order. */
export function styleKey(line: { intlCode: string; color: string }): string {
  return JSON.stringify([line.intlCode.trim().toUpperCase(), line.color.trim().toUpperCase()]);
}

/** Returns the styles with fewer pieces than the minimum, in the order of the lines. Lines of zero do not count. */
function pieceViolations(rules: TradeRules, lines: readonly OrderLineInput[]): Violation[] {
  const styles = new Map<
    string,
    { first: OrderLineInput; have: number; multi: boolean; stock: Map<string, number> }
  >();
  for (const line of lines) {
    if (line.qty <= 0) continue;
    const key = styleKey(line);
    const style = styles.get(key) ?? { first: line, have: 0, multi: false, stock: new Map<string, number>() };
    style.have += line.qty;
    style.multi ||= line.multiSize;
    style.stock.set(line.productId, line.productStockQty);
    styles.set(key, style);
  }
  const found: Violation[] = [];
  for (const { first, have, multi, stock } of styles.values()) {
    const need = minPieces(
      rules,
      multi,
      [...stock.values()].reduce((a, b) => a + b, 0),
    );
    if (have < need) {
      found.push({
        code: 'MIN_PIECES',
        productId: first.productId,
        listId: first.listId,
        need,
        have,
        block: true,
      });
    }
  }
  return found;
}

function netOf(line: OrderLineInput): Cents {
  return lineCents(line.priceCents, line.qty, line.discountCents ?? 0);
}

/** Returns the lists in use whose own minimum value is not reached, as a warning or blocking by the list's mode. */
function listViolations(lines: readonly OrderLineInput[], lists: readonly ListMinimum[]): Violation[] {
  const found: Violation[] = [];
  for (const list of lists) {
    const own = lines.filter((line) => line.listId === list.id && line.qty > 0);
    const have = sumCents(own.map(netOf));
    if (own.length > 0 && have < list.minOrderValueCents) {
      const block = list.minOrderMode === 'BLOCK';
      found.push({ code: 'MIN_LIST_VALUE', listId: list.id, need: list.minOrderValueCents, have, block });
    }
  }
  return found;
}

/** Amounts that do not come from the lines. */
export interface TotalsExtras {
  freightCents?: Cents;
  /** Team credit to use; at most the payable amount is taken. */
  creditCents?: Cents;
  /** Surcharge that is already fixed; without it the present tiers apply. */
  surcharge?: { bp: number; cents: Cents };
}

/** Returns the totals of one order, cart or inquiry with its violations. An empty one has no surcharge. */
export function totals(
  rules: TradeRules,
  lines: readonly OrderLineInput[],
  lists: readonly ListMinimum[] = [],
  extras: TotalsExtras = {},
): Totals {
  const qty = lines.reduce((sum, line) => sum + line.qty, 0);
  const goodsCents = sumCents(lines.map((line) => lineCents(line.priceCents, line.qty)));
  const netCents = sumCents(lines.map(netOf));
  const bp = extras.surcharge?.bp ?? (qty > 0 ? surchargeBp(netCents, rules.surchargeTiers) : 0);
  const surcharge = extras.surcharge?.cents ?? surchargeCents(netCents, bp);
  const beforeCredit = sumCents([netCents, surcharge, extras.freightCents ?? 0]);
  const credit = Math.min(extras.creditCents ?? 0, beforeCredit);
  const next = qty > 0 && !extras.surcharge ? nextThreshold(netCents, rules.surchargeTiers) : undefined;
  return {
    qty,
    goodsCents,
    discountCents: goodsCents - netCents,
    surchargeBp: bp,
    surchargeCents: surcharge,
    ...(extras.freightCents === undefined ? {} : { freightCents: extras.freightCents }),
    ...(extras.creditCents === undefined ? {} : { creditCents: credit }),
    payableCents: beforeCredit - credit,
    ...(next ? { nextThreshold: next } : {}),
    violations: [...pieceViolations(rules, lines), ...listViolations(lines, lists)],
  };
}

/** Returns true when a violation forbids submitting (E 40905). */
export function isBlocked(violations: readonly Violation[]): boolean {
  return violations.some((violation) => violation.block);
}
