import { expect, test } from 'vitest';
import { pageNumbers } from './pageNumbers';

test('a short run shows every page', () => {
  expect(pageNumbers(2, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('a long run shows first, last and the pages around', () => {
  expect(pageNumbers(1, 26)).toEqual([1, 2, 3, 4, 'gap', 26]);
  expect(pageNumbers(12, 26)).toEqual([1, 'gap', 11, 12, 13, 'gap', 26]);
  expect(pageNumbers(26, 26)).toEqual([1, 'gap', 23, 24, 25, 26]);
});

test('every page is reachable and none appears twice', () => {
  for (let page = 1; page <= 40; page++) {
    const numbers = pageNumbers(page, 40).filter((step) => step !== 'gap');
    expect(numbers).toContain(page);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  }
});
