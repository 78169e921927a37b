import { expect, test } from 'vitest';
import { keptOf, putBack } from './sheet.kept';
import { changesIn, issuesIn, write } from './sheet.model';
import { confirmedAs, lineOf, openSheet } from './sheet.fixture';

const KEPT = keptOf(
  write(openSheet(...['1', '2', '3', '4'].map((id) => lineOf({ id }))), [
    confirmedAs('1', 4),
    { id: '1', column: 'reason', value: 'DEFECT' },
    confirmedAs('2', 3),
    confirmedAs('3', 2),
  ]).rows,
);

test('L-40 D-55 what was written comes back over what is stored now, where it may still be written', () => {
  const sheet = openSheet(
    lineOf({ id: '1' }),
    lineOf({ id: '2', confirmed: 5 }),
    lineOf({ id: '3', editable: [] }),
    lineOf({ id: '4' }),
  );
  const { rows, past } = putBack(sheet, KEPT);
  expect(past).toEqual([]);
  expect(rows.map(({ typed }) => typed)).toEqual([
    { confirmedQty: 4, reason: 'DEFECT' },
    { confirmedQty: 3 },
    {},
    {},
  ]);
  expect(issuesIn(rows)).toMatchObject([
    { row: { no: 2 }, column: 'confirmedQty', issue: { kind: 'CONFLICT', stored: 5 } },
  ]);
});

test('L-40 what was saved meanwhile is not written again, and a conflict that was not settled stays one', () => {
  expect(changesIn(putBack(openSheet(lineOf({ id: '2', confirmed: 3 })), KEPT).rows)).toEqual([]);
  const sheet = openSheet(lineOf({ id: '2', confirmed: 5 }));
  const again = putBack(sheet, keptOf(putBack(sheet, KEPT).rows));
  expect(issuesIn(again.rows)).toHaveLength(1);
});
