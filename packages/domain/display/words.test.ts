import { expect, test } from 'vitest';
import { formatMessage } from './words';

const texts = {
  found_one: '{{count}} piece',
  found_other: '{{count}} pieces',
  hello: 'Hello {{name}}, {{name}}',
};
const formOf = (count: number) => new Intl.PluralRules('en').select(count);

test('L-49 Q-42 a text takes the plural form of its count and fills its places; a place without a value stays', () => {
  expect(formatMessage(texts, 'found', { count: 1 }, formOf)).toBe('1 piece');
  expect(formatMessage(texts, 'found', { count: 3 }, formOf)).toBe('3 pieces');
  expect(formatMessage(texts, 'hello', { name: 'Ada' }, formOf)).toBe('Hello Ada, Ada');
  expect(formatMessage(texts, 'hello', {}, formOf)).toBe('Hello {{name}}, {{name}}');
  expect(formatMessage(texts, 'gone', {}, formOf)).toBeUndefined();
});
