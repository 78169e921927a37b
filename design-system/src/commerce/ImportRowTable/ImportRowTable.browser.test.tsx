import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing';
import { ImportRowTable } from './ImportRowTable';

afterEach(cleanup);

test('Q-46 on a phone the table slides inside itself: words for screen readers make the page no wider', async () => {
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
    render(<ImportRowTable rows={[row]} />);
    expect(document.documentElement.scrollWidth).toBe(390);
  } finally {
    await page.viewport(width, height);
  }
});
