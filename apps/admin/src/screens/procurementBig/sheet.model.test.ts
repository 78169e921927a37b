import { expect, test } from 'vitest';
import type { BigOrder, BigOrderCell, BigOrderLine } from '../../api/shapes';
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
import { rowsIn } from './sheet.view';

type Part = Partial<Omit<BigOrderLine, 'line'>> & { id: string; asked?: number; confirmed?: number };

const line = ({ id, asked = 5, confirmed = 0, ...rest }: Part): BigOrderLine => ({
  subOrderId: 'so-1',
  subNo: 'O25112000317-01',
  listId: 'l-1',
  listName: 'List',
  warehouseId: 'MI-02',
  confirmation: 'AWAITING_PLATFORM',
  shipping: 'NONE',
  cancelled: false,
  actions: ['platformConfirm'],
  editable: ['askedQty', 'confirmedQty'],
  version: 1,
  line: {
    id,
    productId: 'p-1',
    skuId: `s-${id}`,
    intlCode: '8051234567892',
    name: 'Coat',
    brandName: 'Maison Orsel',
    image: null,
    size: '38',
    color: 'Camel',
    askedQty: asked,
    confirmedQty: confirmed,
    shippedQty: 0,
    receivedQty: 0,
    lockedQty: asked,
    outOfStockQty: 0,
    priceCents: 100,
    discountCents: 0,
    lineCents: 100 * asked,
  },
  ...rest,
});

const big = (...lines: BigOrderLine[]): BigOrder => ({
  order: {} as BigOrder['order'],
  lines,
  totals: { askedQty: 0, confirmedQty: 0, shippedQty: 0, receivedQty: 0, valueCents: 0 },
});
const open = (...lines: BigOrderLine[]) => renew({ rows: [], past: [] }, big(...lines));
const confirmed = (id: string, value: number) => ({ id, column: 'confirmedQty', value }) as const;
const cell = (lineId: string, rest: Partial<BigOrderCell>): BigOrderCell => ({
  lineId,
  column: 'confirmedQty',
  outcome: 'SAVED',
  ...rest,
});

test('D-15 what is written is sent by sub-order with its version; a cut without a word is short of stock', () => {
  const sheet = write(open(line({ id: 'a' }), line({ id: 'b' })), [confirmed('a', 5), confirmed('b', 3)]);
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
  const first = open(line({ id: 'a' }), line({ id: 'b' }));
  const pasted = write(first, [confirmed('a', 1), confirmed('b', 2)]);
  const typed = write(pasted, [confirmed('a', 4)]);
  expect(undo(typed).rows).toBe(pasted.rows);
  expect(undo(undo(typed)).rows).toBe(first.rows);
  expect(undo(first).rows).toBe(first.rows);
  expect(changesIn(discard(typed).rows)).toEqual([]);
});

test('D-15 as asked fills what is empty and may be written', () => {
  const closed = line({ id: 'c', editable: [] });
  const sheet = write(open(line({ id: 'a' }), line({ id: 'b' }), closed), [confirmed('b', 1)]);
  expect(asAsked(sheet.rows)).toEqual([confirmed('a', 5)]);
});

test('Q-16 a row that nothing happened to stays the same object', () => {
  const lines = [line({ id: 'a' }), line({ id: 'b' })];
  const sheet = open(...lines);
  expect(write(sheet, [confirmed('a', 1)]).rows[1]).toBe(sheet.rows[1]);
  expect(renew(sheet, big(...lines))).toBe(sheet);
});

test('D-15 an answer takes saved cells over, keeps refused ones with their reason, and held ones as they are', () => {
  const sheet = write(open(line({ id: 'a' }), line({ id: 'b' }), line({ id: 'c' })), [
    confirmed('a', 5),
    confirmed('b', 4),
    confirmed('c', 3),
  ]);
  const after = renew(sheet, big(line({ id: 'a', confirmed: 5 }), line({ id: 'b' }), line({ id: 'c' })), [
    cell('a', {}),
    cell('b', { outcome: 'REFUSED', reason: 'No' }),
    cell('c', { outcome: 'HELD' }),
  ]);
  expect(after.rows.map(unsavedIn)).toEqual([0, 1, 1]);
  expect(issuesIn(after.rows)).toMatchObject([{ issue: { kind: 'REFUSED', reason: 'No' } }]);
  expect(issuesIn(write(after, [confirmed('b', 2)]).rows)).toEqual([]);
});

test('D-55 what a colleague changed is a conflict with who and when; one or the other is kept', () => {
  const sheet = write(open(line({ id: 'a' }), line({ id: 'b' })), [confirmed('a', 5), confirmed('b', 2)]);
  const theirs = { confirmation: 'CONFIRMED', version: 2 } as const;
  const newer = big(line({ id: 'a', confirmed: 3, ...theirs }), line({ id: 'b', confirmed: 2, ...theirs }));
  const by = { outcome: 'CONFLICT', changedBy: 'Marco Galli', changedAt: '2025-11-20T06:18:02Z' } as const;
  const after = renew(sheet, newer, [cell('a', by), cell('b', by)]);
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
  const { rows } = write(open(line({ id: 'a' }), line({ id: 'b', subOrderId: 'so-2' })), [confirmed('a', 2)]);
  const ids = (view: Parameters<typeof rowsIn>[1]) => rowsIn(rows, view).map(({ source }) => source.line.id);
  expect(ids({ words: 'orsel', only: 'all' })).toEqual(['a', 'b']);
  expect(ids({ words: 'no such', only: 'all' })).toEqual([]);
  expect(ids({ words: '', only: 'all', sub: 'so-2' })).toEqual(['b']);
  expect(ids({ words: '', only: 'open' })).toEqual(['a', 'b']);
  expect(ids({ words: '', only: 'changed' })).toEqual(['a']);
  expect(ids({ words: '', only: 'short' })).toEqual(['a']);
  expect(rows.map(reasonOf)).toEqual(['SHORTAGE', null]);
});
