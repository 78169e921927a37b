import { expect, test } from 'vitest';
import { listFormSchema } from './listRules';
import { localMinute, momentOf } from '../forms/localMinute';
import { fieldsOf, staffFieldsOf, valuesOf } from './listForm';

const NOW = Date.parse('2026-11-23T10:00:30.000Z');
const LIST = {
  ...fieldsOf(valuesOf(null, NOW), null),
  name: '冬季包袋',
  startAt: '2026-11-23T10:00:30.000Z',
  closeAt: '2026-12-06T10:00:00.000Z',
  minOrderValueCents: 300_050,
  settings: { origin: true, minCostCents: 4_000, maxAvailability: 9 },
};

test('R-3.17 R-3.20 what a list says comes back from the form as it went in, to the cent and the second', () => {
  expect(fieldsOf(valuesOf(LIST, NOW), LIST)).toMatchObject({
    name: '冬季包袋',
    startAt: LIST.startAt,
    closeAt: LIST.closeAt,
    minOrderValueCents: 300_050,
    settings: { origin: true, material: false, minCostCents: 4_000, maxAvailability: 9 },
  });
});

test('D-70 arrival and deposit belong to futures; what is emptied is left for the server to ask for', () => {
  const futures = {
    ...valuesOf(LIST, NOW),
    kind: 'FUTURES' as const,
    expectedArrival: '2027-02-01',
    depositBp: 30,
  };
  expect(fieldsOf(futures, LIST)).toMatchObject({ expectedArrival: '2027-02-01', depositBp: 3_000 });
  expect(fieldsOf({ ...futures, kind: 'SPOT' }, LIST)).not.toHaveProperty('depositBp');
  expect(fieldsOf({ ...futures, closeAt: '', shipDays: null }, LIST)).toMatchObject({
    closeAt: '',
    shipDays: Number.NaN,
  });
  expect(momentOf(localMinute(new Date('2026-11-23T10:00:00.000Z')))).toBe('2026-11-23T10:00:00.000Z');
});

test('R-2.80 what staff say beside that comes back as it went in; a list for everybody names nobody', () => {
  const said = {
    nameEn: 'Winter',
    note: null,
    noteEn: null,
    visibility: 'TEAMS',
    visibleTo: ['t1'],
  } as const;
  const values = valuesOf({ ...LIST, ...said, visibleTo: [...said.visibleTo] }, NOW);
  expect(staffFieldsOf(values)).toEqual(said);
  expect(staffFieldsOf({ ...values, visibility: 'ALL', nameEn: ' ' })).toMatchObject({
    visibleTo: [],
    nameEn: null,
  });
});

test('R-3.17 D-24 D-70 settings that contradict each other are refused at their field before they are sent', () => {
  const values = valuesOf(LIST, NOW);
  const refused = (change: Partial<typeof values>): Record<string, string> =>
    Object.fromEntries(
      (listFormSchema.safeParse({ ...values, ...change }).error?.issues ?? []).map(({ path, message }) => [
        path.join('.'),
        message,
      ]),
    );
  expect(refused({})).toEqual({});
  expect(refused({ name: ' ', columns: [], shipDays: null })).toEqual({
    name: 'needed',
    columns: 'needed',
    shipDays: 'days',
  });
  expect(refused({ closeAt: values.startAt, receiveDays: 2 })).toEqual({
    closeAt: 'closesAfterStart',
    receiveDays: 'receiveAfterShip',
  });
  expect(refused({ kind: 'FUTURES' })).toEqual({ expectedArrival: 'needed', depositBp: 'percent' });
  expect(refused({ minCostCents: 40, maxCostCents: 39.99, minAvailability: 10, maxAvailability: 9 })).toEqual(
    {
      maxCostCents: 'aboveLeast',
      maxAvailability: 'aboveLeast',
    },
  );
});
