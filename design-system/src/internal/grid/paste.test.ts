import { expect, test } from 'vitest';
import type { PasteSlot } from './paste';
import { planPaste } from './paste';

test('Q-10 every pasted cell gets a result; blanks leave what they cover', () => {
  const slot: PasteSlot = {
    take: (text) =>
      text === 'x'
        ? { outcome: 'rejected', reason: 'number' }
        : Number(text) > 5
          ? { outcome: 'cut', value: '5', reason: 'stock' }
          : { outcome: 'accepted', value: text },
  };
  const cells = planPaste(
    [
      ['1', '', '9'],
      ['x', ' 2 ', '3'],
    ],
    {
      slotAt: (_, right) => (right > 1 ? 'outside' : slot),
    },
  );
  expect(cells.map(({ down, right, verdict }) => [down, right, verdict.outcome])).toEqual([
    [0, 0, 'accepted'],
    [0, 2, 'rejected'],
    [1, 0, 'rejected'],
    [1, 1, 'accepted'],
    [1, 2, 'rejected'],
  ]);
});
