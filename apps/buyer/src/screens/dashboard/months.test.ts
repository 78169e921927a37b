import { expect, test } from 'vitest';
import { yearUpTo } from './months';

test('X-B90 the trend covers twelve whole months, the present one last', () => {
  const year = yearUpTo(new Date(2026, 1, 10));
  expect(year).toMatchObject({ from: '2025-03-01', to: '2026-02-28' });
  expect(year.months).toHaveLength(12);
  expect(year.months.at(-1)).toBe('2026-02-01');
});

test('X-B90 the year before covers the same months', () => {
  expect(yearUpTo(new Date(2024, 1, 29), 1)).toMatchObject({ from: '2022-03-01', to: '2023-02-28' });
});
