import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing';
import { ImportRowTable } from './ImportRowTable';

afterEach(cleanup);

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
