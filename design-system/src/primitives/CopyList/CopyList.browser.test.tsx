import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../testing';
import { CopyList } from './CopyList';

const written = vi.fn(() => Promise.resolve());
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('R-9.07 a line says for 1500 ms that it was copied, and anew when it is copied again', async () => {
  render(
    <CopyList
      items={[
        { name: 'IBAN', value: 'IT60 X054' },
        { name: 'SWIFT', value: 'BLARITMM' },
      ]}
    />,
  );
  await press('复制IBAN');
  expect(written).toHaveBeenLastCalledWith('IT60 X054');
  await pass(1400);
  await press('已复制IBAN');
  await pass(1499);
  expect(screen.getByRole('button', { name: '已复制IBAN' })).toBeDefined();
  await pass(1);
  expect(screen.getByRole('button', { name: '复制IBAN' })).toBeDefined();
  await press('复制SWIFT');
  expect(screen.getByRole('button', { name: '复制IBAN' })).toBeDefined();
  expect(screen.getByRole('button', { name: '已复制SWIFT' })).toBeDefined();
});
