import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { dictItems, dicts } from '../../../db/schema/platform';
import { refuseOldVersion } from '../../../http/conflict';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { isInUse } from '../rules/entryStatus';
import { lockDictByCode, announceWordsChanged } from './hold';
import { wordForm, type WordRow } from './read';

type DictItemInput = components['schemas']['DictItemInput'];

/** Maximum number of words of a dictionary, as the contract limits its list. */
const MOST_WORDS = 500;

/** Returns the columns that the word's form fills. */
const valuesOf = ({ value, label, labelEn, tagType, sort, status }: DictItemInput) => ({
  value,
  label: label.trim(),
  labelEn: labelEn.trim(),
  tagType,
  sort,
  enabled: isInUse(status),
});

async function holdWord(tx: Tx, code: string, id: string): Promise<WordRow> {
  const [word] = await tx
    .select()
    .from(dictItems)
    .where(and(eq(dictItems.code, code), eq(dictItems.id, id)))
    .for('update');
  if (word === undefined) throw refuse(codes.NOT_FOUND);
  return word;
}

/** Records that the words of a dictionary changed: in its row, and to open pages. */
async function touch(ctx: Context, tx: Tx, code: string): Promise<void> {
  await tx.update(dicts).set({ updatedAt: ctx.now }).where(eq(dicts.code, code));
  await announceWordsChanged(tx, code);
}

function refuseTakenValue(error: unknown): never {
  if (duplicateOf(error) === 'dict_items_code_value_pk') throw refuse(codes.NAME_TAKEN, { field: 'value' });
  throw error;
}

/** Adds a word and returns its id; refuses with 40302 for a dictionary of the product, whose values are fixed. */
export async function addWord(ctx: Context, code: string, input: DictItemInput): Promise<string> {
  const id = newId();
  await ctx
    .inTransaction(async (tx) => {
      const { system } = await lockDictByCode(tx, code);
      if (system) throw refuse(codes.NOT_YOURS);
      if ((await tx.$count(dictItems, eq(dictItems.code, code))) >= MOST_WORDS)
        throw invalid({ value: translate(ctx.language, 'staff.tooManyWords', { max: MOST_WORDS }) });
      const after = valuesOf(input);
      await tx.insert(dictItems).values({ id, code, ...after });
      await touch(ctx, tx, code);
      await record(tx, { entity: 'dictItem', entityId: id, action: 'add', actor: ctx.actor, after });
    })
    .catch(refuseTakenValue);
  return id;
}

/** Changes a word; in a dictionary of the product labels, tone and order only. Screens show the change at once. */
export async function changeWord(
  ctx: Context,
  code: string,
  id: string,
  input: DictItemInput,
): Promise<void> {
  await ctx
    .inTransaction(async (tx) => {
      const { system } = await lockDictByCode(tx, code);
      const before = await holdWord(tx, code, id);
      const form = () => wordForm(tx, code, id);
      await refuseOldVersion(tx, { entity: 'dictItem', ...before }, input.version, form);
      const after = valuesOf(input);
      const fixed = translate(ctx.language, 'staff.fixedWord');
      if (system && after.value !== before.value) throw invalid({ value: fixed });
      if (system && after.enabled !== before.enabled) throw invalid({ status: fixed });
      await tx
        .update(dictItems)
        .set({ ...after, version: before.version + 1 })
        .where(eq(dictItems.id, id));
      await touch(ctx, tx, code);
      await record(tx, { entity: 'dictItem', entityId: id, action: 'edit', actor: ctx.actor, before, after });
    })
    .catch(refuseTakenValue);
}

/** Deletes words, all or none; refuses with 40912 those of a dictionary of the product. */
export async function deleteWords(ctx: Context, code: string, ids: readonly string[]): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const { system, name } = await lockDictByCode(tx, code);
    for (const id of ids.toSorted()) {
      const before = await holdWord(tx, code, id);
      if (system) throw refuse(codes.IN_USE, { by: [name] });
      await tx.delete(dictItems).where(eq(dictItems.id, id));
      await record(tx, { entity: 'dictItem', entityId: id, action: 'delete', actor: ctx.actor, before });
    }
    await touch(ctx, tx, code);
  });
}
