import { expect, test } from 'vitest';
import { answer } from '../../../../../api-spec/openapi/examples/getOrdersById.json';
import type { OrderDetail, OrderLine } from '../../api/schemas';
import { changesOf, initialValues, lineFormSchema } from './lineForm';
import type { LineStep } from './lineForm';

const order = answer.partlyConfirmed.data as unknown as OrderDetail;
const lines = order.subs[0]?.lines ?? [];
const [first, second] = lines as [OrderLine, OrderLine];

const messages = (step: LineStep, change: object): string[] => {
  const values = initialValues(step, lines);
  const result = lineFormSchema(step, lines).safeParse({
    ...values,
    lines: values.lines.map((line, index) => (index === 0 ? { ...line, ...change } : line)),
  });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
};

test('R-3.36 a cut needs a reason when the platform confirms, not when the supplier answers', () => {
  expect(messages('platformConfirm', { qty: first.askedQty - 1, reason: '' })).toContain('reasonRequired');
  expect(messages('acknowledge', { qty: first.confirmedQty - 1 })).toEqual([]);
});

test.each([
  [null, 'qtyRequired'],
  [1.5, 'qtyWhole'],
  [-1, 'qtyWhole'],
  [1000, 'qtyTooMany'],
])('X-A117 a quantity of %s is refused as %s', (qty, message) => {
  expect(messages('acknowledge', { qty })).toEqual([message]);
});

test('X-A118, D-04 only lines that differ are sent, money in cents', () => {
  const values = initialValues('acknowledge', lines);
  expect(changesOf('acknowledge', lines, values)).toEqual([]);
  values.lines[0] = { ...values.lines[0], qty: 5, price: 399.99, reason: '', discount: null };
  expect(changesOf('acknowledge', lines, values)).toEqual([{ id: first.id, qty: 5, priceCents: 39999 }]);
});

test('X-A117 confirming sends the reason of each cut', () => {
  const values = initialValues('platformConfirm', lines);
  values.lines = values.lines.map((line) => ({ ...line, reason: '' }));
  values.lines[1] = { ...values.lines[1], qty: 0, reason: 'DEFECT', price: null, discount: null };
  const sent = changesOf('platformConfirm', lines, values);
  expect(sent).toContainEqual({ id: second.id, qty: 0, shortageReason: 'DEFECT' });
});
