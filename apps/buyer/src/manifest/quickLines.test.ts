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

  test('Q-10 a second number is a size first and a count only when asked again', () => {
    const [line] = readQuickLines('8051234570144 2');
    expect(line).toEqual({ code: '8051234570144', size: '2' });
    expect(line && sizeAsCount(line)).toEqual({ code: '8051234570144', qty: 2 });
    expect(sizeAsCount({ code: 'A', size: 'XL' })).toBeNull();
  });
});
