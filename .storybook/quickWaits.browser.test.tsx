import { screen } from 'storybook/test';
import { afterEach, expect, test } from 'vitest';

const printed = (error: unknown): number => String(error).split('id="on-the-page"').length - 1;

afterEach(() => document.querySelector('#on-the-page')?.remove());

test('a wait that finds nothing prints the page once, a query without a wait prints it too', async () => {
  document.body.append(Object.assign(document.createElement('p'), { id: 'on-the-page' }));
  const waited = await screen.findByText('absent', {}, { timeout: 100 }).catch((error: unknown) => error);
  expect(printed(waited)).toBe(1);
  expect(waited).toMatchObject({ message: expect.stringMatching(/^Unable to find an element/) });
  expect(() => screen.getByText('absent')).toThrow('id="on-the-page"');
});
