import { expect, test } from 'vitest';

test('rules and server are checked without the types of a page', () => {
  // @ts-expect-error nothing here is drawn: tsconfig.node.json knows no document
  expect(() => document.title).toThrow(ReferenceError);
});
