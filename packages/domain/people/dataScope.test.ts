import { expect, test } from 'vitest';
import { DATA_SCOPES, isWithinScope, widestScope } from './dataScope';

test('D-52 of several ranges the widest counts, without any the own one', () => {
  expect(widestScope(['DEPT', 'OWN', 'DEPT_AND_BELOW'])).toBe('DEPT_AND_BELOW');
  expect(widestScope([...DATA_SCOPES])).toBe('ALL');
  expect(widestScope([])).toBe('OWN');
  expect(isWithinScope('DEPT', 'DEPT')).toBe(true);
  expect(isWithinScope('DEPT', 'ALL')).toBe(true);
  expect(isWithinScope('DEPT_AND_BELOW', 'DEPT')).toBe(false);
});
