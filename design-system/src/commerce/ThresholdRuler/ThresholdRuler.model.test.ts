import { expect, test } from 'vitest';
import { rulerModel } from './ThresholdRuler.model';

const steps = [
  { atCents: 0, surchargeBp: 1000 },
  { atCents: 500_000, surchargeBp: 500 },
  { atCents: 1_000_000, surchargeBp: 0 },
];

test.each([
  [458_000, 1000, 42_000],
  [499_999, 1000, 1],
  [500_000, 500, 500_000],
  [999_999, 500, 1],
])('Q-50 R-9.15 R-9.16 %i cents stand at %i bp with %i cents missing', (products, bp, missing) => {
  const model = rulerModel(products, steps);
  expect(model.currentBp).toBe(bp);
  expect(model.next?.missingCents).toBe(missing);
});

test('R-9.17 from 10,000 EUR nothing is missing', () => {
  const model = rulerModel(1_000_000, steps);
  expect(model).toMatchObject({ fill: 1, currentBp: 0 });
  expect(model.next).toBeUndefined();
});

test('marks stand at their part of the last threshold', () => {
  expect(rulerModel(0, steps).marks.map((mark) => mark.at)).toEqual([0, 0.5, 1]);
});
