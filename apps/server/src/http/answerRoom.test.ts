import { expect, test } from 'vitest';
import { StoredAnswerQuota } from './answerRoom';

const at = (time: string) => new Date(`2026-03-02T${time}Z`);

test('D-55 D-60 answers are kept up to the room of a person and an hour; a small one fits beside one that does not', () => {
  const room = new StoredAnswerQuota(100);
  expect(room.take('lin', 60, at('10:00:00'))).toBe(true);
  expect(room.take('lin', 60, at('10:10:00'))).toBe(false);
  expect(room.take('lin', 40, at('10:20:00'))).toBe(true);
  expect(room.take('wang', 100, at('10:30:00'))).toBe(true);
  expect(room.take('lin', 1, at('10:59:59'))).toBe(false);
  expect(room.take('lin', 100, at('11:00:00'))).toBe(true);
});
