import { expect, test } from 'vitest';
import { answerExamples, operations } from '../test/document';
import { inEnglish, phraseOf, PHRASES } from './english.mjs';

const CHINESE = /[\u4e00-\u9fff]/;
/** Fields with the names of people, who are called the same in both languages. */
const PEOPLE =
  /^(?:nickname|realName|consignee|contact|\w*(?:Nickname|Name)|changedBy|addedBy|createdBy|invitedBy|verifiedBy|updatedBy)$/;

interface Shown {
  text: string;
  field: string;
}

/** Returns the Chinese texts that have no English field beside them. */
function chineseIn(node: unknown, field = ''): Shown[] {
  if (typeof node === 'string') return CHINESE.test(node) ? [{ text: node, field }] : [];
  if (Array.isArray(node)) return node.flatMap((one) => chineseIn(one, field));
  if (typeof node !== 'object' || node === null) return [];
  const beside = node as Record<string, unknown>;
  return Object.entries(beside).flatMap(([name, value]) =>
    beside[`${name}En`] ? [] : chineseIn(value, name),
  );
}

const successes = operations.flatMap((operation) =>
  answerExamples(operation, { large: true }).flatMap(({ value }) => {
    const { code, data } = value as { code?: number; data?: unknown };
    return code === 200 ? [data] : [];
  }),
);

test('R-1.27 what the examples show is English where English is asked for, but for the names of people', () => {
  const left = successes.flatMap((data) => chineseIn(inEnglish(data)));
  expect(left.filter(({ field }) => !PEOPLE.test(field)).map(({ text }) => text)).toEqual([]);
  const names = new Set(left.map(({ text }) => text));
  expect([...names].filter((name) => name.length > 4)).toEqual([]);
});

test('every phrase is one that an example has', () => {
  const used = new Set(successes.flatMap((data) => chineseIn(data)).map(({ text }) => phraseOf(text)));
  expect([...PHRASES.keys()].filter((phrase) => !used.has(phrase))).toEqual([]);
});

test.each([
  [
    'AW25 米兰女装现货 第二批 将于 11 月 22 日 18:00 截单。',
    'AW25 Milan womenswear, second batch, closes on 22/11 at 18:00.',
  ],
  ['锁扣手提包 24 7', 'Turnlock handbag 24 7'],
  ['子单 02', 'Sub-order 02'],
  ['林知夏近况', '林知夏近况'],
])('R-1.27 %s is %s', (text, english) => {
  expect(inEnglish({ text })).toEqual({ text: english });
});
