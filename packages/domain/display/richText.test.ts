import { expect, test } from 'vitest';
import { isRichLink, letterCount, plainText, richGroups, type RichText } from './richText';

const TEXT: RichText = [
  { kind: 'HEADING', runs: [{ text: '盘点' }] },
  { kind: 'PARAGRAPH', runs: [{ text: '暂停', bold: true }, { text: '出库' }] },
  { kind: 'PARAGRAPH', runs: [] },
  { kind: 'BULLET', runs: [{ text: 'a' }] },
  { kind: 'BULLET', runs: [{ text: 'b' }] },
  { kind: 'NUMBER', runs: [{ text: 'c' }] },
];

test('X-A39 the words of a text stand alone in lists, cut where they are too many', () => {
  expect(plainText(TEXT)).toBe('盘点 暂停出库 a b c');
  expect(plainText(TEXT, 5)).toBe('盘点 暂…');
});

test('X-A39 points that follow each other are one list', () => {
  expect(richGroups(TEXT).map(({ kind, blocks }) => [kind, blocks.length])).toEqual([
    ['HEADING', 1],
    ['PARAGRAPH', 1],
    ['PARAGRAPH', 1],
    ['BULLET', 2],
    ['NUMBER', 1],
  ]);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'http://plain.example',
  'vbscript:x',
])('Q-43 %s is no link of a text', (href) => expect(isRichLink(href)).toBe(false));

test.each(['https://selvedge.example/a', 'mailto:a@b.example', '/procurement/order'])('%s is', (href) =>
  expect(isRichLink(href)).toBe(true),
);

test('R-2.67 the letters of a text are counted without what parts its blocks', () => {
  expect(letterCount(TEXT)).toBe(9);
  expect(letterCount([{ kind: 'PARAGRAPH', runs: [{ text: '𠮷屋' }] }])).toBe(2);
});
