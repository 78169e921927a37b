import { expect, test } from 'vitest';
import { neighbours } from './neighbours';

test('the open row knows its neighbours and its place over all pages; one that is on none has neither', () => {
  expect(neighbours(['a', 'b', 'c'], 'b', 50)).toEqual({ place: 52, previous: 'a', next: 'c' });
  expect(neighbours(['a', 'b', 'c'], 'a', 0)).toEqual({ place: 1, previous: undefined, next: 'b' });
  expect(neighbours(['a'], 'z', 0)).toBeUndefined();
});
