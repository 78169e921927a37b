import { describe, expect, test } from 'vitest';
import { groupRecords, newestOf, placeSteps, type TimelineRecord } from './OrderTimeline.model';

const steps = ['TO_BE_CONFIRMED', 'TO_BE_PAID', 'AWAITING_SHIPPING', 'SHIPPED', 'COMPLETED'].map((id) => ({
  id,
  label: id,
}));
const states = (position: Parameters<typeof placeSteps>[1]) =>
  placeSteps(steps, position).map((step) => step.state);

describe('placeSteps', () => {
  test('steps before the current one are done, the others lie ahead', () => {
    expect(states({ currentId: 'AWAITING_SHIPPING' })).toEqual(['done', 'done', 'current', 'ahead', 'ahead']);
  });

  test('M-T7 part of the current step is drawn', () => {
    const placed = placeSteps(steps, { currentId: 'AWAITING_SHIPPING', progress: 98 / 118 });
    expect(placed.map((step) => step.progress)).toEqual([1, 1, 98 / 118, 0, 0]);
  });

  test('a part outside 0 to 1 is held inside', () => {
    expect(placeSteps(steps, { currentId: 'SHIPPED', progress: 4 })[3]?.progress).toBe(1);
    expect(placeSteps(steps, { currentId: 'SHIPPED', progress: -1 })[3]?.progress).toBe(0);
  });

  test('M-T10 a cancelled order stops where it was', () => {
    expect(states({ currentId: 'TO_BE_PAID', isCancelled: true })).toEqual([
      'done',
      'cancelled',
      'ahead',
      'ahead',
      'ahead',
    ]);
  });

  test('an unknown step leaves everything ahead', () => {
    expect(new Set(states({ currentId: 'ELSEWHERE' }))).toEqual(new Set(['ahead']));
  });
});

describe('groupRecords', () => {
  const record = (id: string, at: string): TimelineRecord => ({ id, at, title: id });
  const utcDay = (at: string) => at.slice(0, 10);

  test('R-3.34 newest day and newest record first', () => {
    const groups = groupRecords(
      [
        record('a', '2026-11-18T09:12:00Z'),
        record('c', '2026-11-20T09:36:00Z'),
        record('b', '2026-11-20T08:00:00Z'),
      ],
      utcDay,
    );
    expect(groups.map((group) => [group.day, group.records.map((each) => each.id)])).toEqual([
      ['2026-11-20', ['c', 'b']],
      ['2026-11-18', ['a']],
    ]);
  });

  test('records of one instant keep their order', () => {
    const at = '2026-11-20T08:00:00Z';
    expect(
      groupRecords([record('first', at), record('second', at)], utcDay)[0]?.records.map((each) => each.id),
    ).toEqual(['first', 'second']);
  });

  test("the day is the reader's own, not the server's", () => {
    const late = [record('a', '2026-11-19T23:30:00Z')];
    const shanghai = (at: string) => new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 10);
    expect(groupRecords(late, shanghai)[0]?.day).toBe('2026-11-20');
  });

  test('a limit keeps the newest and drops empty days', () => {
    const groups = groupRecords(
      [
        record('a', '2026-11-18T09:12:00Z'),
        record('c', '2026-11-20T09:36:00Z'),
        record('b', '2026-11-20T08:00:00Z'),
      ],
      utcDay,
    );
    expect(newestOf(groups, 1).map((group) => group.records.map((each) => each.id))).toEqual([['c']]);
  });

  test('no records, no groups', () => {
    expect(groupRecords([], utcDay)).toEqual([]);
  });
});
