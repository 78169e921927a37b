import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { correctionOf } from './reedSolomon';
import { qrMatrix } from './qrMatrix';

const drawn = (text: string): string =>
  (qrMatrix(text) ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join('')).join('\n');
const mark = (text: string): string => createHash('sha256').update(drawn(text)).digest('hex').slice(0, 16);

test('R-1.22 the correction is that of the standard’s own example', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('R-1.22 symbols of every size stand as readers took them', () => {
  expect(qrMatrix('')?.length).toBe(21);
  expect(qrMatrix('x'.repeat(213))?.length).toBe(57);
  expect(qrMatrix('x'.repeat(214)), 'longer than the largest').toBeNull();
  const marks = Object.fromEntries(
    [14, 26, 42, 62, 84, 106, 122, 152, 180, 213].map((n) => [n, mark('ab/9'.repeat(54).slice(0, n))]),
  );
  expect(marks).toMatchInlineSnapshot(`
    {
      "106": "6760192298aea53a",
      "122": "d1931f098138329f",
      "14": "4d45c3f8478867df",
      "152": "672b10c1636ee36b",
      "180": "4b73a5e3231f5aa7",
      "213": "575d1cf432dc0c26",
      "26": "d9903014fc7aca48",
      "42": "ff417c985348fc04",
      "62": "77df7f8b2511fbc8",
      "84": "aa188b072d82e6c0",
    }
  `);
});

test('R-1.22 the corners, the lines between them and the dark module are where readers look', () => {
  const rows = drawn('https://shop.example.com/').split('\n');
  expect(rows[0]?.slice(0, 8)).toBe('#######.');
  expect(rows[6]?.slice(6, -6)).toMatch(/^(#\.)+#$/);
  expect(rows.at(-8)?.[8]).toBe('#');
});
