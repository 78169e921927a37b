import { expect, test } from 'vitest';
import { dictionariesOf } from './dictionaries';
import { BASIC_STEPS, stepHash } from './steps';

/** Hashes of the steps as they were released. A new step adds its entry; an entry is never changed. */
const RELEASED: Readonly<Record<number, string>> = {
  1: 'd5d7d7a7078d03c9',
  2: 'b7131dbc1d18f8be',
  3: 'b8b006a7e461a29c',
  4: '843bfb63a0cf15cb',
  5: 'e377dedad10d9f27',
  6: 'c2b061d78b2b1929',
  7: 'fcb8d97c801c5aa6',
};

test('what is new comes in a step of its own, a released one stays as it was', () => {
  const now = Object.fromEntries(BASIC_STEPS.map((step) => [step.number, stepHash(step)]));
  expect(now, 'append a step (`since` of an entry) instead of changing one that houses have run').toEqual(
    RELEASED,
  );
});

test('steps count up by one', () => {
  expect(BASIC_STEPS.map(({ number }) => number)).toEqual(BASIC_STEPS.map((_, index) => index + 1));
});

test('a word that came later is what its own step brings, and the first step does without it', () => {
  const arrivals = { confirmation: { CONFIRMED: 4 } };
  const valuesOf = (step: number) => dictionariesOf(step, arrivals)?.confirmation?.map(([value]) => value);
  expect(valuesOf(1)).toEqual(
    dictionariesOf(1, {})
      ?.confirmation?.map(([value]) => value)
      .filter((value) => value !== 'CONFIRMED'),
  );
  expect(dictionariesOf(2, arrivals)).toBeUndefined();
  expect(dictionariesOf(4, arrivals)).toEqual({ confirmation: [['CONFIRMED', 'Confirmed', '已确认']] });
});
