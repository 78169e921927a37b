import type { RichText } from '@selvedge/domain/display/richText';
import { expect, test } from 'vitest';
import { fromRich, toRich } from './convert';

const TEXT: RichText = [
  { kind: 'HEADING', runs: [{ text: '盘点' }] },
  {
    kind: 'PARAGRAPH',
    runs: [
      { text: 'a', bold: true, italic: true },
      { text: 'b', underline: true },
    ],
  },
  { kind: 'BULLET', runs: [{ text: 'c', href: '/procurement/order' }] },
  { kind: 'BULLET', runs: [] },
  { kind: 'NUMBER', runs: [{ text: 'd' }] },
  { kind: 'QUOTE', runs: [{ text: 'e' }] },
];

test('R-2.67 what was written comes back as it was', () => {
  expect(toRich(fromRich(TEXT))).toEqual(TEXT);
  expect(toRich(fromRich([])), 'nothing written is nothing').toEqual([]);
});

test('R-2.67 a list inside a list keeps its points, a line break is a space, a bad link only its words', () => {
  const item = (content: object[]) => ({ type: 'listItem', content });
  const words = (text: string, href?: string) => ({
    type: 'paragraph',
    content: [{ type: 'text', text, ...(href && { marks: [{ type: 'link', attrs: { href } }] }) }],
  });
  const inner = { type: 'orderedList', content: [item([words('b')])] };
  const document = {
    type: 'doc',
    content: [
      { type: 'bulletList', content: [item([words('a'), inner])] },
      { type: 'paragraph', content: [{ type: 'text', text: 'x' }, { type: 'hardBreak' }] },
      words('y', 'javascript:alert(1)'),
    ],
  };
  expect(toRich(document)).toEqual([
    { kind: 'BULLET', runs: [{ text: 'a' }] },
    { kind: 'BULLET', runs: [{ text: 'b' }] },
    { kind: 'PARAGRAPH', runs: [{ text: 'x' }, { text: ' ' }] },
    { kind: 'PARAGRAPH', runs: [{ text: 'y' }] },
  ]);
});
