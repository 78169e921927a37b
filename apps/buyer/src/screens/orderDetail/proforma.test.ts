import { expect, test } from 'vitest';
import { answer } from '../../../../../api-spec/openapi/examples/frontOrderDetail.json';
import type { SubOrder } from '../../api/schemas';
import { proformaLines } from './proforma.columns';

const subs = answer.usual.data.subs as unknown as SubOrder[];

test('R-3.36 Q-28 a paper lists the pieces that are charged, and its lines add up to the goods of the order', () => {
  const lines = subs.filter(({ cancelled }) => !cancelled).flatMap((sub) => proformaLines(sub, true));
  expect(lines.every(({ qty, confirmedQty }) => qty > 0 && qty === confirmedQty)).toBe(true);
  const { goodsCents, discountCents } = answer.usual.data.totals;
  expect(lines.reduce((sum, { lineCents }) => sum + lineCents, 0)).toBe(goodsCents - discountCents);
});

test('R-3.36 before the platform has confirmed the pieces asked for stand there', () => {
  const [sub] = subs;
  expect(sub && proformaLines(sub, false).map(({ qty }) => qty)).toEqual(
    sub?.lines.map(({ askedQty }) => askedQty),
  );
});
