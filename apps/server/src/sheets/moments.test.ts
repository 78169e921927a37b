import { expect, test } from 'vitest';
import { read, type WorkSheet } from 'xlsx';
import { writeSheet } from './writeSheet';
import { dateNumber } from './moments';

test('Q-09 D-42 an instant is told by the clock of the merchant, whatever day it is elsewhere', () => {
  // 2026-01-12 00:30 in Shanghai, still the 11th in Europe.
  const cell = dateNumber({ moment: new Date('2026-01-11T16:30:00Z') });
  expect(cell).toBeCloseTo(dateNumber({ day: '2026-01-12' }) + 0.5 / 24, 8);
  expect(dateNumber({ day: '1970-01-01' })).toBe(25_569);
});

test('Q-09 instants and days are date cells, and the head names the zone', async () => {
  const bytes = await writeSheet({
    name: 'dates',
    columns: [{ head: '时间' }, { head: '日期' }],
    rows: [
      [{ moment: new Date('2026-01-11T16:30:00Z') }, { day: '2026-01-12' }],
      [null, null],
    ],
  });
  const book = read(bytes, { cellNF: true, cellDates: false });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] as WorkSheet;
  expect(sheet.A1.v).toBe('时间 (Asia/Shanghai)');
  expect(sheet.B1.v).toBe('日期');
  expect([sheet.A2.t, sheet.A2.w, sheet.A2.z]).toEqual(['n', '2026-01-12 00:30', 'yyyy-mm-dd hh:mm']);
  expect([sheet.B2.t, sheet.B2.w]).toEqual(['n', '2026-01-12']);
});
