import { expect, test } from 'vitest';
import type { BigOrderCell } from '../../api/schemas';
import {
  asAsked,
  changesIn,
  discard,
  issuesIn,
  reasonOf,
  renew,
  settle,
  undo,
  unsavedIn,
  write,
} from './sheet.model';
import { bigOf, confirmedAs, lineOf, openSheet } from './sheet.fixture';
import { rowsIn } from './sheet.view';

const cell = (lineId: string, rest: Partial<BigOrderCell>): BigOrderCell => ({
  lineId,
  column: 'confirmedQty',
  outcome: 'SAVED',
  ...rest,
});

test('D-15 what is written is sent by sub-order with its version; a cut without a word is short of stock', () => {
  const sheet = write(openSheet(lineOf({ id: 'a' }), lineOf({ id: 'b' })), [
    confirmedAs('a', 5),
    confirmedAs('b', 3),
  ]);
  expect(changesIn(sheet.rows)).toEqual([
    {
      id: 'so-1',
      version: 1,
      lines: [
        { id: 'a', confirmedQty: 5 },
        { id: 'b', confirmedQty: 3, shortageReason: 'SHORTAGE' },
      ],
    },
  ]);
  const defect = write(sheet, [{ id: 'b', column: 'reason', value: 'DEFECT' }]);
  expect(changesIn(defect.rows)[0]?.lines[1]).toMatchObject({ shortageReason: 'DEFECT' });
});

test('D-15 one step is one paste, and is taken back as one; discarding keeps nothing', () => {
  const first = openSheet(lineOf({ id: 'a' }), lineOf({ id: 'b' }));
  const pasted = write(first, [confirmedAs('a', 1), confirmedAs('b', 2)]);
  const typed = write(pasted, [confirmedAs('a', 4)]);
  expect(undo(typed).rows).toBe(pasted.rows);
  expect(undo(undo(typed)).rows).toBe(first.rows);
  expect(undo(first).rows).toBe(first.rows);
  expect(changesIn(discard(typed).rows)).toEqual([]);
});

test('D-15 as asked fills what is empty and may be written', () => {
  const closed = lineOf({ id: 'c', editable: [] });
  const sheet = write(openSheet(lineOf({ id: 'a' }), lineOf({ id: 'b' }), closed), [confirmedAs('b', 1)]);
  expect(asAsked(sheet.rows)).toEqual([confirmedAs('a', 5)]);
});

test('Q-16 a row that nothing happened to stays the same object', () => {
  const lines = [lineOf({ id: 'a' }), lineOf({ id: 'b' })];
  const sheet = openSheet(...lines);
  expect(write(sheet, [confirmedAs('a', 1)]).rows[1]).toBe(sheet.rows[1]);
  expect(renew(sheet, bigOf(...lines))).toBe(sheet);
});

test('D-15 an answer takes saved cells over, keeps refused ones with their reason, and held ones as they are', () => {
  const sheet = write(openSheet(lineOf({ id: 'a' }), lineOf({ id: 'b' }), lineOf({ id: 'c' })), [
    confirmedAs('a', 5),
    confirmedAs('b', 4),
    confirmedAs('c', 3),
  ]);
  const after = renew(
    sheet,
    bigOf(lineOf({ id: 'a', confirmed: 5 }), lineOf({ id: 'b' }), lineOf({ id: 'c' })),
    {
      cells: [cell('a', {}), cell('b', { outcome: 'REFUSED', reason: 'No' }), cell('c', { outcome: 'HELD' })],
      sent: sheet.rows,
    },
  );
  expect(after.rows.map(unsavedIn)).toEqual([0, 1, 1]);
  expect(issuesIn(after.rows)).toMatchObject([{ issue: { kind: 'REFUSED', reason: 'No' } }]);
  expect(issuesIn(write(after, [confirmedAs('b', 2)]).rows)).toEqual([]);
});

test('D-15 what is written while a save is under way stays, and is no conflict with what was saved', () => {
  const first = openSheet(lineOf({ id: 'a' }), lineOf({ id: 'b' }));
  const sent = write(first, [confirmedAs('a', 5), confirmedAs('b', 9)]);
  const later = write(sent, [confirmedAs('a', 4), confirmedAs('b', 3)]);
  const big = bigOf(lineOf({ id: 'a', confirmed: 5 }), lineOf({ id: 'b' }));
  const cells = [cell('a', {}), cell('b', { outcome: 'REFUSED', reason: 'Too many' })];
  const after = renew(later, big, { cells, sent: sent.rows });
  expect(after.rows.map(({ typed }) => typed.confirmedQty)).toEqual([4, 3]);
  expect(issuesIn(after.rows)).toEqual([]);
});

test('D-15 a reason alone stays until it is saved', () => {
  const short = lineOf({ id: 'a', confirmed: 3, confirmation: 'PLATFORM_CONFIRMED' });
  const sheet = write(openSheet(short), [{ id: 'a', column: 'reason', value: 'DEFECT' }]);
  const renewed = renew(sheet, bigOf({ ...short, version: 2 }));
  expect(renewed.rows.map(unsavedIn)).toEqual([1]);
  const saved = renew(renewed, bigOf({ ...short, version: 3 }), {
    cells: [cell('a', {})],
    sent: renewed.rows,
  });
  expect(saved.rows.map(unsavedIn)).toEqual([0]);
});

test('D-55 what a colleague changed is a conflict with who and when; one or the other is kept', () => {
  const sheet = write(openSheet(lineOf({ id: 'a' }), lineOf({ id: 'b' })), [
    confirmedAs('a', 5),
    confirmedAs('b', 2),
  ]);
  const theirs = { confirmation: 'CONFIRMED', version: 2 } as const;
  const newer = bigOf(
    lineOf({ id: 'a', confirmed: 3, ...theirs }),
    lineOf({ id: 'b', confirmed: 2, ...theirs }),
  );
  const by = { outcome: 'CONFLICT', changedBy: 'Marco Galli', changedAt: '2025-11-20T06:18:02Z' } as const;
  const after = renew(sheet, newer, { cells: [cell('a', by), cell('b', by)], sent: sheet.rows });
  expect(issuesIn(after.rows)).toMatchObject([
    { row: { no: 1 }, issue: { kind: 'CONFLICT', stored: 3, by: 'Marco Galli' } },
  ]);
  expect(changesIn(settle(after, 'a', 'confirmedQty', 'stored').rows)).toEqual([]);
  const kept = settle(after, 'a', 'confirmedQty', 'written');
  expect(issuesIn(kept.rows)).toEqual([]);
  expect(changesIn(kept.rows)).toMatchObject([{ version: 2, lines: [{ id: 'a', confirmedQty: 5 }] }]);
  expect(issuesIn(renew(sheet, newer).rows)).toHaveLength(1);
});

test('D-15 the sheet is narrowed by words, sub-order and what is left to do', () => {
  const { rows } = write(openSheet(lineOf({ id: 'a' }), lineOf({ id: 'b', subOrderId: 'so-2' })), [
    confirmedAs('a', 2),
  ]);
  const ids = (view: Parameters<typeof rowsIn>[1]) => rowsIn(rows, view).map(({ source }) => source.line.id);
  expect(ids({ words: 'orsel', only: 'all' })).toEqual(['a', 'b']);
  expect(ids({ words: 'no such', only: 'all' })).toEqual([]);
  expect(ids({ words: '', only: 'all', sub: 'so-2' })).toEqual(['b']);
  expect(ids({ words: '', only: 'open' })).toEqual(['a', 'b']);
  expect(ids({ words: '', only: 'changed' })).toEqual(['a']);
  expect(ids({ words: '', only: 'short' })).toEqual(['a']);
  expect(rows.map(reasonOf)).toEqual(['SHORTAGE', null]);
});
