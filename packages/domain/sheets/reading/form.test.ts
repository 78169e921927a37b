import { expect, test } from 'vitest';
import { choicesOf } from './choices';
import { FORMS_KEPT, formsWith, type KeptForm, keptChoices } from './form';
import { read } from './judged.fixture';

const columnsOfSheet = (heads: string[], above = 0) =>
  read([...Array.from({ length: above }, () => ['Order']), heads, ['A', '36', 5, 2]]).reading.columns;
const HEADS = ['Code', 'Size', 'Qty', 'Confirmed'];
const AT = '2026-11-27T09:00:00.000Z';
const kept = formsWith([], columnsOfSheet(HEADS), choicesOf('D1=QTY'), AT);

test('Q-01 what was chosen for a form is found by its heads, however they are spaced and wherever they stand', () => {
  const next = columnsOfSheet(['CODE', ' size', 'Qty.', 'Confirmed :'], 2);
  expect(keptChoices(next, kept)).toEqual({ chosenAt: AT, choices: choicesOf('D3=QTY') });
});

test('Q-01 a form with other heads, or with the same in another order, is not read by it', () => {
  expect(keptChoices(columnsOfSheet(['Code', 'Size', 'Qty', 'Sent']), kept)).toBeNull();
  expect(keptChoices(columnsOfSheet(['Code', 'Size', 'Confirmed', 'Qty']), kept)).toBeNull();
});

test('Q-01 the newest choice for a form counts, none forgets it, and the oldest forms go', () => {
  const columns = columnsOfSheet(HEADS);
  const again = formsWith(kept, columns, choicesOf('C1=UNUSED,D1=QTY'), AT);
  expect(again).toHaveLength(1);
  expect(again[0]?.columns).toEqual([
    { at: 2, role: 'UNUSED' },
    { at: 3, role: 'QTY' },
  ]);
  expect(formsWith(again, columns, choicesOf(''), AT)).toEqual([]);
  const many = Array.from({ length: FORMS_KEPT }, (_, at): KeptForm => ({
    heads: `${at}`,
    chosenAt: AT,
    columns: [],
  }));
  const forms = formsWith(many, columns, choicesOf('D1=QTY'), AT);
  expect([forms.length, forms[0]?.columns, forms.at(-1)?.heads]).toEqual([
    FORMS_KEPT,
    [{ at: 3, role: 'QTY' }],
    `${FORMS_KEPT - 2}`,
  ]);
});
