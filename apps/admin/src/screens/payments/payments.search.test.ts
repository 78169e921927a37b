import { expect, test } from 'vitest';
import { paymentsSearch } from './payments.search';

test('Q-18 the page of payments stands whole in the address', () => {
  const filter = { state: 'REJECTED', keywords: 'O25', row: 'pay-1', page: 3 } as const;
  expect(paymentsSearch.read(paymentsSearch.write(filter))).toEqual(filter);
});

test('X-A131 what waits is shown first, and whatever is not known falls back to it', () => {
  const usual = { state: 'PROOF_SUBMITTED', keywords: '', id: undefined, page: 1 };
  expect(paymentsSearch.read('state=NONE&page=-2')).toEqual(usual);
  expect(paymentsSearch.write(paymentsSearch.read(''))).toBe('');
});
