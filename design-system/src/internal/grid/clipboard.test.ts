import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBlock, parseBlock } from './clipboard';

describe('L-10 blocks from a spreadsheet', () => {
  test('reads what Excel copies: tabs, CRLF, a last line end, quoted cells', () => {
    expect(parseBlock('1\t2\r\n\t3\r\n')).toEqual([
      ['1', '2'],
      ['', '3'],
    ]);
    expect(parseBlock('"two\nlines"\t"say ""hi"""')).toEqual([['two\nlines', 'say "hi"']]);
    expect(parseBlock('5" heel\t2')).toEqual([['5" heel', '2']]);
    expect(parseBlock('"unclosed\t2')).toEqual([['"unclosed', '2']]);
    expect(parseBlock('')).toEqual([]);
  });

  test('Q-09 writes formulas as text and leaves signed numbers', () => {
    expect(formatBlock([['=1+1', '-5', '+cmd', '@x', '-316.00']])).toBe("'=1+1\t-5\t'+cmd\t'@x\t-316.00");
  });

  test('what is written is read back', () => {
    const cell = fc
      .string({ unit: fc.constantFrom('a', '7', '"', '\t', '\n', '大') })
      .filter((text) => text !== '');
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        expect(parseBlock(formatBlock(rows))).toEqual(rows);
      }),
      { numRuns: 200 },
    );
  });
});
