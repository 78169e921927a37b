import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convertSums } from './exchange';
import {
  isBlocked,
  minPieces,
  nextThreshold,
  surchargeBp,
  surchargeCents,
  totals,
  type OrderLineInput,
} from './minimums';
import { DEFAULT_TRADE_RULES } from './tradeRules';

const tiers = DEFAULT_TRADE_RULES.surchargeTiers;

function line(over: Partial<OrderLineInput> = {}): OrderLineInput {
  return {
    productId: 'p1',
    listId: 'l1',
    intlCode: '8051234567898',
    color: 'Camel',
    qty: 3,
    priceCents: 41_250,
    multiSize: true,
    productStockQty: 20,
    ...over,
  };
}

describe('surcharge', () => {
  test.each([
    [1_000_000, 0],
    [999_999, 500],
    [500_000, 500],
    [499_999, 1000],
    [0, 1000],
  ])('R-9.14 R-9.15 R-9.16 R-9.17 goods of %i cents', (goodsCents, bp) =>
    expect(surchargeBp(goodsCents, tiers)).toBe(bp),
  );

  test('D-18 the surcharge is rounded half-up to the cent', () => {
    expect(surchargeCents(999_990, 500)).toBe(50_000);
    expect(surchargeCents(499_995, 1000)).toBe(50_000);
    expect(surchargeCents(499_994, 1000)).toBe(49_999);
  });

  test('Q-50 the missing sum leads exactly to the next tier', () => {
    expect(nextThreshold(999_999, tiers)).toEqual({ atCents: 1_000_000, missingCents: 1, surchargeBp: 0 });
    expect(nextThreshold(500_000, tiers)).toEqual({
      atCents: 1_000_000,
      missingCents: 500_000,
      surchargeBp: 0,
    });
    expect(nextThreshold(499_999, tiers)).toEqual({ atCents: 500_000, missingCents: 1, surchargeBp: 500 });
    expect(nextThreshold(1_000_000, tiers)).toBeUndefined();
    fc.assert(
      fc.property(fc.nat(1_200_000), (goodsCents) => {
        const next = nextThreshold(goodsCents, tiers);
        if (!next) return void expect(surchargeBp(goodsCents, tiers)).toBe(0);
        expect(surchargeBp(goodsCents + next.missingCents, tiers)).toBe(next.surchargeBp);
        expect(surchargeBp(goodsCents + next.missingCents - 1, tiers)).toBe(surchargeBp(goodsCents, tiers));
        expect(next.surchargeBp).toBeLessThan(surchargeBp(goodsCents, tiers));
      }),
    );
  });
});

describe('minimum pieces', () => {
  test('R-9.12 R-9.13 three with several sizes, one with a single size', () => {
    expect([minPieces(DEFAULT_TRADE_RULES, true, 20), minPieces(DEFAULT_TRADE_RULES, false, 20)]).toEqual([
      3, 1,
    ]);
  });

  test('D-19 fewer than three in stock: the rest may be taken', () => {
    expect([
      minPieces(DEFAULT_TRADE_RULES, true, 2),
      minPieces(DEFAULT_TRADE_RULES, true, 1),
      minPieces(DEFAULT_TRADE_RULES, true, 0),
      minPieces(DEFAULT_TRADE_RULES, true, -4),
    ]).toEqual([2, 1, 0, 0]);
    expect(totals(DEFAULT_TRADE_RULES, [line({ qty: 2, productStockQty: 2 })]).violations).toEqual([]);
    expect(totals(DEFAULT_TRADE_RULES, [line({ qty: 1, productStockQty: 2 })]).violations).toMatchObject([
      { need: 2, have: 1, block: true },
    ]);
  });

  test('D-19 sizes, lines and lists of one style count together', () => {
    const two = [line({ qty: 1 }), line({ qty: 2, listId: 'l2', productId: 'p1' })];
    expect(totals(DEFAULT_TRADE_RULES, two).violations).toEqual([]);
  });

  test('D-19 colours are counted apart, lines of zero not at all', () => {
    const { violations } = totals(DEFAULT_TRADE_RULES, [
      line({ qty: 2 }),
      line({ qty: 1, color: 'Black', productId: 'p2' }),
      line({ qty: 0, color: 'Ivory' }),
    ]);
    expect(violations).toEqual([
      { code: 'MIN_PIECES', productId: 'p1', listId: 'l1', need: 3, have: 2, block: true },
      { code: 'MIN_PIECES', productId: 'p2', listId: 'l1', need: 3, have: 1, block: true },
    ]);
    expect(isBlocked(violations)).toBe(true);
  });
});

describe('totals', () => {
  test('D-17 a list minimum warns or blocks as the list says, only when used', () => {
    const own = { id: 'l1', minOrderValueCents: 123_751, minOrderMode: 'WARN' as const };
    const lists = [own, { id: 'l2', minOrderValueCents: 1, minOrderMode: 'BLOCK' as const }];
    const { violations } = totals(DEFAULT_TRADE_RULES, [line()], lists);
    expect(violations).toEqual([
      { code: 'MIN_LIST_VALUE', listId: 'l1', need: 123_751, have: 123_750, block: false },
    ]);
    expect(isBlocked(violations)).toBe(false);
    expect(
      totals(DEFAULT_TRADE_RULES, [line()], [{ ...own, minOrderValueCents: 123_750 }]).violations,
    ).toEqual([]);
    expect(
      isBlocked(totals(DEFAULT_TRADE_RULES, [line()], [{ ...own, minOrderMode: 'BLOCK' }]).violations),
    ).toBe(true);
  });

  test('R-9.16 an order under the target is never stopped, it pays a surcharge (D-17)', () => {
    expect(totals(DEFAULT_TRADE_RULES, [line()])).toEqual({
      qty: 3,
      goodsCents: 123_750,
      discountCents: 0,
      surchargeBp: 1000,
      surchargeCents: 12_375,
      payableCents: 136_125,
      nextThreshold: { atCents: 500_000, missingCents: 376_250, surchargeBp: 500 },
      violations: [],
    });
  });

  test('R-9.17 nothing chosen costs nothing', () => {
    const empty = {
      qty: 0,
      goodsCents: 0,
      discountCents: 0,
      surchargeBp: 0,
      surchargeCents: 0,
      payableCents: 0,
    };
    expect(totals(DEFAULT_TRADE_RULES, [])).toEqual({ ...empty, violations: [] });
  });

  test('D-18 the base is goods after line discounts', () => {
    const lines = [line({ qty: 25, priceCents: 40_000, discountCents: 1 })];
    expect(totals(DEFAULT_TRADE_RULES, lines)).toMatchObject({
      goodsCents: 1_000_000,
      discountCents: 1,
      surchargeBp: 500,
    });
  });

  test('D-22 credit is used up to what is to be paid', () => {
    expect(totals(DEFAULT_TRADE_RULES, [line()], [], { creditCents: 999_999 })).toMatchObject({
      creditCents: 136_125,
      payableCents: 0,
    });
    expect(
      totals(DEFAULT_TRADE_RULES, [line()], [], { freightCents: 500, creditCents: 125 }).payableCents,
    ).toBe(136_500);
  });

  const lines = fc.array(
    fc.record({
      productId: fc.constantFrom('a', 'b', 'c'),
      listId: fc.constantFrom('l1', 'l2'),
      qty: fc.nat(40),
      priceCents: fc.nat(400_000),
      discount: fc.nat(100),
      multiSize: fc.boolean(),
      productStockQty: fc.nat(50),
    }),
    { maxLength: 20 },
  );
  test('Q-28 Q-30 payable = goods - discount + surcharge, in euro and as shown in yuan', () => {
    fc.assert(
      fc.property(lines, (raw) => {
        const input = raw.map(({ discount, ...one }) => ({
          ...one,
          intlCode: one.productId,
          color: '',
          discountCents: Math.floor((one.qty * one.priceCents * discount) / 100),
        }));
        const sum = totals(DEFAULT_TRADE_RULES, input);
        expect(sum.payableCents).toBe(sum.goodsCents - sum.discountCents + sum.surchargeCents);
        const net = input.map((one) => one.qty * one.priceCents - one.discountCents);
        const shown = convertSums(
          { lines: net, discountCents: sum.discountCents, surchargeCents: sum.surchargeCents },
          '7.823456',
        );
        expect(shown.goods - shown.discount + shown.surcharge).toBe(shown.payable);
        for (const found of sum.violations) expect(found.have).toBeLessThan(found.need);
      }),
    );
  });
});
