import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grouped } from './grouped';

test('groups hold every thing once, under its key and in its order', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ key: fc.nat(3), value: fc.integer() })), (things) => {
      const groups = grouped(things, ({ key }) => key);
      expect([...groups.keys()]).toEqual([...new Set(things.map(({ key }) => key))]);
      for (const [key, group] of groups) expect(group).toEqual(things.filter((one) => one.key === key));
    }),
  );
});
