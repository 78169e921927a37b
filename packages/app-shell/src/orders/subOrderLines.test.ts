import { expect, test } from 'vitest';
import { answer } from '../../../../api-spec/openapi/examples/frontOrderDetail.json';
import type { components } from '@selvedge/api-spec/types';
import { subOrderLines } from './subOrderLines';

type OrderDetail = components['schemas']['OrderDetail'];
type SubOrder = components['schemas']['SubOrder'];
type OrderLine = components['schemas']['OrderLine'];

const order = answer.usual.data as unknown as OrderDetail;
const [sample] = order.subs as [SubOrder];
const [pattern] = sample.lines as [OrderLine];
const line = (part: Partial<OrderLine>): OrderLine => ({
  ...pattern,
  productId: 'p-1',
  priceCents: 1000,
  askedQty: 3,
  confirmedQty: 3,
  lineCents: 3000,
  ...part,
});
const sub = (part: Partial<SubOrder>): SubOrder => ({
  ...sample,
  shipping: 'NONE',
  cancelled: false,
  ...part,
});
const words = (_reason: unknown, qty: number, sizes: string) => ({ title: `${qty} ${sizes}` });

test('R-3.36 sizes of a style stand together, those of another price apart', () => {
  const lines = [
    line({ id: 'a', size: 'S' }),
    line({ id: 'b', size: 'M' }),
    line({ id: 'c', priceCents: 1200 }),
  ];
  const shown = subOrderLines(sub({ confirmation: 'RECEIPT_PENDING', lines }), words);
  expect(shown.map(({ priceCents, askedQty }) => [priceCents, askedQty])).toEqual([
    [1000, 6],
    [1200, 3],
  ]);
  expect(new Set(shown.map(({ id }) => id)).size).toBe(2);
});

test('M-T3c a new offer shows what is offered and what is cut', () => {
  const lines = [line({ confirmedQty: 1, shortageReason: 'SHORTAGE', size: 'S' })];
  expect(subOrderLines(sub({ confirmation: 'AWAITING_CUSTOMER', lines }), words)).toMatchObject([
    { confirmedQty: 1, differences: [{ title: '2 S' }], effectCents: -2000 },
  ]);
});

test('M-T3c sizes that are cut for different reasons are shown by reason', () => {
  const lines = [
    line({ id: 'a', size: 'S', confirmedQty: 1, shortageReason: 'SHORTAGE' }),
    line({ id: 'b', size: 'M', confirmedQty: 2, shortageReason: 'DEFECT' }),
    line({ id: 'c', size: 'L', confirmedQty: 2, shortageReason: 'SHORTAGE' }),
  ];
  const byReason = (reason: unknown, qty: number, sizes: string) => ({ title: `${reason} ${qty} ${sizes}` });
  expect(subOrderLines(sub({ confirmation: 'CONFIRMED', lines }), byReason)).toMatchObject([
    { differences: [{ title: 'SHORTAGE 3 S L' }, { title: 'DEFECT 1 M' }], effectCents: -4000 },
  ]);
});

test('nothing is confirmed while the platform has not answered', () => {
  const lines = [line({ confirmedQty: 0 })];
  expect(subOrderLines(sub({ confirmation: 'AWAITING_PLATFORM', lines }), words)).toMatchObject([
    { confirmedQty: null, differences: [] },
  ]);
});
