import { renderToStaticMarkup } from 'react-dom/server';
import type { TableColumn } from '@selvedge/design-system/primitives/Table';
import { expect, expectTypeOf, test } from 'vitest';
import { countColumn, dateColumn, moneyColumn, momentColumn, numberColumn, textColumn } from './columns';

interface Row {
  name: string;
  note?: string;
  pieces: number | null;
  cents: number;
  at: string | null;
}
const row: Row = { name: 'Silk', pieces: 12_408, cents: 1_234_50, at: '2026-03-29T10:00:00Z' };
const bare: Row = { name: 'Silk', pieces: null, cents: 0, at: null };
const shown = (column: TableColumn<Row>, of: Row = row): string =>
  renderToStaticMarkup(column.render(of, { index: 0 })).replaceAll(/<[^>]*>/g, '');

test('L-21 a column is built from its id, its header and what the table asks for; figures are at the end', () => {
  const count: TableColumn<Row> = countColumn('pieces', 'Pieces', { width: 72, yields: 2, isSortable: true });
  expect(count).toMatchObject({
    id: 'pieces',
    header: 'Pieces',
    width: 72,
    yields: 2,
    isSortable: true,
    align: 'end',
  });
  expect(textColumn<Row>('name', 'Name', { ink: 'medium', isFigure: true })).not.toHaveProperty('ink');
  expect(textColumn<Row>('name', 'Name').align).toBeUndefined();
});

test('L-21 a cell shows the field of its id, or what another function returns of the row, and a dash for none', () => {
  expect(shown(textColumn('name', 'Name'))).toBe('Silk');
  expect(shown(textColumn('other', 'Other', { of: ({ name }) => name.toUpperCase() }))).toBe('SILK');
  expect(shown(textColumn('note', 'Note'))).toBe('–');
  expect(shown(countColumn('pieces', 'Pieces'))).toBe('12,408');
  expect(shown(numberColumn('pieces', 'Pieces'))).toBe('12408');
  const dashes = [countColumn<Row>('pieces', ''), numberColumn<Row>('pieces', ''), dateColumn<Row>('at', '')];
  expect([...dashes, momentColumn<Row>('at', '')].map((column) => shown(column, bare))).toEqual([
    '–',
    '–',
    '–',
    '–',
  ]);
});

test('L-21 amounts are cents, and a cell may be a link with a note beside it', () => {
  expect(shown(moneyColumn('cents', 'Amount', { isCharged: true }))).toBe('€1,234.50');
  const linked: TableColumn<Row> = textColumn('name', 'Name', {
    href: ({ name }) => `/goods/${name}`,
    note: ({ note }) => note ?? 'new',
  });
  expect(shown(linked)).toBe('Silk new');
  expect(renderToStaticMarkup(linked.render(row, { index: 0 }))).toContain('href="/goods/Silk"');
});

test('L-21 an id that is no field of the row, or one of another kind, does not compile without a function', () => {
  type Ids = Parameters<typeof textColumn<Row>>[0];
  expectTypeOf<Ids>().toEqualTypeOf<'name' | 'note' | 'at'>();
});
