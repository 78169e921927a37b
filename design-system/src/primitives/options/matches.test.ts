import { expect, test } from 'vitest';
import { matches } from './matches';

const brands = [
  { id: 'orsel', label: 'Maison Orsel', note: 'MO-01' },
  { id: 'eclat', label: 'Éclat', note: '明度' },
  { id: 'plain', label: 'Halden' },
];
const found = (words: string) => matches(brands, words).map(({ id }) => id);

test('finds an option by any part of its label or its note', () => {
  expect(found('son o')).toEqual(['orsel']);
  expect(found('mo-01')).toEqual(['orsel']);
  expect(found('明')).toEqual(['eclat']);
});

test('disregards case, accents, full-width letters and surrounding spaces', () => {
  expect(found('eclat')).toEqual(['eclat']);
  expect(found(' ＨＡＬＤＥＮ ')).toEqual(['plain']);
});

test('returns all options without words, and none that match nothing', () => {
  expect(found('  ')).toHaveLength(3);
  expect(found('zzz')).toEqual([]);
});
