import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing';
import { ImportRowTable } from './ImportRowTable';

afterEach(cleanup);

test('Q-46 at 1024 px neither a long code nor the reason of a row is cut short', async () => {
  const { innerWidth: width, innerHeight: height } = window;
  try {
    await page.viewport(1024, 800);
    const text = 'The total of this row is 3, but its quantities add up to 2';
    const code = 'VIA-DEL-CORSO-2025-CAMEL';
    const problem = { text, note: 'the quantities are used' };
    const row = { rowNo: 3, state: 'WARN', code, size: '36', quantity: '5', problem } as const;
    const view = render(<ImportRowTable rows={[row]} />);
    for (const words of [view.getByText(code), view.getByText(text)]) {
      const cell = words.closest('td');
      expect(cell?.scrollWidth).toBe(cell?.clientWidth);
    }
  } finally {
    await page.viewport(width, height);
  }
});

test('Q-46 on a phone a row says on the page what is wrong with it: nothing slides sideways, words for screen readers included', async () => {
  const { innerWidth: width, innerHeight: height } = window;
  try {
    await page.viewport(390, 844);
    const problem = { column: 'code', text: 'No such code', value: 'nobody knows' } as const;
    const row = {
      rowNo: 3,
      state: 'ERROR',
      code: 'nobody knows',
      size: '36',
      quantity: '5',
      problem,
    } as const;
    const view = render(<ImportRowTable rows={[row]} />);
    const { left, right } = view.getByText('No such code').getBoundingClientRect();
    expect([left >= 0, right <= 390]).toEqual([true, true]);
    const table = view.getByRole('table');
    expect(table.scrollWidth).toBe(table.clientWidth);
    expect(document.documentElement.scrollWidth).toBe(390);
  } finally {
    await page.viewport(width, height);
  }
});
