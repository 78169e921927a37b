import { describe, expect, test } from 'vitest';
import { readQuickLines, sizeAsCount } from './quickLines';

describe('quick order lines', () => {
  test('Q-10 reads code, size and quantity pasted from a sheet or typed', () => {
    expect(readQuickLines('8051234567892\t38\t2\r\n\n8051234570144 x3\n AB/12-3.4 , M, 5 ')).toEqual([
      { code: '8051234567892', size: '38', qty: 2 },
      { code: '8051234570144', qty: 3 },
      { code: 'AB/12-3.4', size: 'M', qty: 5 },
    ]);
  });

  test.each([
    ['MO-2511\u300038\u30002', { code: 'MO-2511', size: '38', qty: 2 }],
    ['MO-2511、38、2', { code: 'MO-2511', size: '38', qty: 2 }],
    ['MO-2511，38；2', { code: 'MO-2511', size: '38', qty: 2 }],
    ['ＭＯ－２５１１　３８　２', { code: 'MO-2511', size: '38', qty: 2 }],
    ['MO-2511\tIT 38\t2', { code: 'MO-2511', size: 'IT 38', qty: 2 }],
    ['MO-2511\tOne Size\t3', { code: 'MO-2511', size: 'One Size', qty: 3 }],
    ['MO 2511 42\t38,5\t3', { code: 'MO 2511 42', size: '38,5', qty: 3 }],
    ['MO-2511\t\t3', { code: 'MO-2511', qty: 3 }],
    ['MO-2511\t\t38\t2', { code: 'MO-2511', size: '38', qty: 2 }],
    ['MO-2511\t38\t\t2', { code: 'MO-2511', size: '38', qty: 2 }],
    ['MO-2511\t\t\t38\t2 pcs\tRoma', { code: 'MO-2511', size: '38', qty: 2 }],
    ['MO-2511\t\t\t3', { code: 'MO-2511', size: '3' }],
    ['MO-2511\t\t3\t', { code: 'MO-2511', qty: 3 }],
    ['\tMO-2511\t38\t3', { code: 'MO-2511', size: '38', qty: 3 }],
    ['MO-2511\t38\t2 pcs', { code: 'MO-2511', size: '38', qty: 2 }],
    ['MO-2511 IT 38 2', { code: 'MO-2511', size: 'IT 38', qty: 2 }],
    ['MO-2511, One Size, 3', { code: 'MO-2511', size: 'One Size', qty: 3 }],
    ['MO-2511 38 2 件', { code: 'MO-2511', size: '38', qty: 2 }],
    ['MO-2511 38 2\t', { code: 'MO-2511', size: '38', qty: 2 }],
    ['\u202DMO\u20112511\u202C\u00A038\u200B 2', { code: 'MO-2511', size: '38', qty: 2 }],
    ['MO-2511 ×2', { code: 'MO-2511', qty: 2 }],
  ])('Q-10 L-10 L-13 %j is cut where it was meant', (line, read) => {
    expect(readQuickLines(line)).toEqual([read]);
  });

  test.each<[string, [size: string, qty: number][]]>([
    [
      'MO-2511 38 2, 39 3',
      [
        ['38', 2],
        ['39', 3],
      ],
    ],
    [
      'MO-2511 L 2 M 3',
      [
        ['L', 2],
        ['M', 3],
      ],
    ],
    [
      'MO-2511 38*2 39×3 40x4',
      [
        ['38', 2],
        ['39', 3],
        ['40', 4],
      ],
    ],
    [
      'MO-2511：38码2双，39码3双',
      [
        ['38', 2],
        ['39', 3],
      ],
    ],
    [
      'MO-2511 38：2；39＝3',
      [
        ['38', 2],
        ['39', 3],
      ],
    ],
    ['MO-2511 38 x 2', [['38', 2]]],
    ['MO-2511 28x32 2', [['28x32', 2]]],
    ['MO-2511 38码 2双', [['38码', 2]]],
    ['MO-2511 38 2 pairs', [['38', 2]]],
    ['MO-2511 38 2pcs.', [['38', 2]]],
    ['MO-2511 均码2件', [['均码', 2]]],
    ['MO-2511 size 38 qty 2', [['size 38', 2]]],
    ['MO-2511 38,5 2', [['38,5', 2]]],
    ['MO-2511,38,5,2', [['38,5', 2]]],
    ['MO-2511 38 1/2 2', [['38 1/2', 2]]],
    ['MO-2511,38,5', [['38', 5]]],
    ['1、MO-2511 38 2', [['38', 2]]],
    ['2. MO-2511 38 2', [['38', 2]]],
    ['• MO-2511 38 2', [['38', 2]]],
    ['> MO-2511 38 2 urgent', [['38', 2]]],
  ])('Q-10 %j is every size that is written, with its pieces', (line, sizes) => {
    expect(readQuickLines(line)).toEqual(sizes.map(([size, qty]) => ({ code: 'MO-2511', size, qty })));
  });

  test.each([
    ['MO-2511 38 2 3', '38 2 3'],
    ['MO-2511 38 2;MO-2512 39 1', '38 2 MO-2512'],
    ['MO-2511 M -2', 'M -2'],
    ['MO-2511 M 0', 'M 0'],
    ['MO-2511 M 1.5', 'M 1.5'],
    ['MO-2511 M 1,000', 'M 1,000'],
    ['MO-2511 M 两件', 'M 两件'],
    ['MO-2511 Camel 38 2', 'Camel 38 2'],
    ['MO-2511\tCamel\tM\t2', 'Camel M 2'],
    ['MO-2511\tM\t0', 'M 0'],
    ['MO-2511\t\t3\t50.00', '3 50.00'],
  ])('Q-10 %j is not guessed: it comes back as a size that is unknown', (line, size) => {
    expect(readQuickLines(line)).toEqual([{ code: 'MO-2511', size }]);
  });

  test('Q-10 no more of a line is looked into than a line of an order has, and a longer one is not read in part', () => {
    const sizes = 'MO-2511 38 2' + ' 39 1'.repeat(300);
    expect(readQuickLines(sizes)).toEqual([{ code: 'MO-2511', size: '38 2 39 1 39' }]);
    expect(readQuickLines(`MO-2511${' '.repeat(2000)}38 2`)).toEqual([
      { code: 'MO-2511', size: '38', qty: 2 },
    ]);
    const run = 'x1'.repeat(50_000);
    for (const line of [run, `${run}:`]) expect(readQuickLines(line)).toEqual([{ code: run.slice(0, 64) }]);
    expect(readQuickLines(`MO-2511 ${'y'.repeat(70)}*2`)).toEqual([
      { code: 'MO-2511', size: 'y'.repeat(12) },
    ]);
    expect(readQuickLines(`MO-2511\t${run}`)).toEqual([{ code: 'MO-2511', size: run.slice(0, 12) }]);
    expect(readQuickLines(`MO-2511\t38\t2\t${run}`)).toEqual([{ code: 'MO-2511', size: '38', qty: 2 }]);
  });

  test('Q-10 a second number is a size first and a count only when asked again', () => {
    const [line] = readQuickLines('8051234570144 2');
    expect(line).toEqual({ code: '8051234570144', size: '2' });
    expect(line && sizeAsCount(line)).toEqual({ code: '8051234570144', qty: 2 });
    expect(sizeAsCount({ code: 'A', size: 'XL' })).toBeNull();
  });
});
