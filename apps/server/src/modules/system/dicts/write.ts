import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { duplicateOf } from '../../../db/faults';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { dictItems, dicts } from '../../../db/schema/platform';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { refuseOldVersion } from '../../../http/conflict';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { isInUse } from '../rules/entryStatus';
import { lockDict, announceWordsChanged } from './hold';
import { dictForm } from './read';

type DictInput = components['schemas']['DictInput'];

/** Maximum number of dictionaries of an installation, as the contract limits the list of all words. */
const MOST_DICTS = 500;

/** Returns the columns that the dictionary's form fills. */
const valuesOf = ({ name, code, status, remark }: DictInput) => ({
  name: name.trim(),
  code,
  enabled: isInUse(status),
  remark: remark?.trim() ?? '',
});

async function refuseSameName(tx: Tx, name: string, id: string): Promise<void> {
  const same = and(eq(dicts.name, name), ne(dicts.id, id));
  if ((await tx.$count(dicts, same)) > 0) throw refuse(codes.NAME_TAKEN, { field: 'name' });
}

function refuseTakenCode(error: unknown): never {
  if (duplicateOf(error) === 'dicts_code_unique') throw refuse(codes.NAME_TAKEN, { field: 'code' });
  throw error;
}

/** Adds a dictionary without words and returns its id. */
export async function addDict(ctx: Context, input: DictInput): Promise<string> {
  const id = newId();
  await ctx
    .inTransaction(async (tx) => {
      await takeAdvisoryLock(tx, 'dicts', 'dicts');
      if ((await tx.$count(dicts)) >= MOST_DICTS)
        throw invalid({ name: translate(ctx.language, 'staff.tooManyDicts', { max: MOST_DICTS }) });
      const after = valuesOf(input);
      await refuseSameName(tx, after.name, id);
      await tx.insert(dicts).values({ id, ...after, updatedAt: ctx.now });
      await announceWordsChanged(tx, after.code);
      await record(tx, { entity: 'dict', entityId: id, action: 'add', actor: ctx.actor, after });
    })
    .catch(refuseTakenCode);
  return id;
}

/** Changes a dictionary; code and state of one of the product are fixed. */
export async function changeDict(ctx: Context, id: string, input: DictInput): Promise<void> {
  await ctx
    .inTransaction(async (tx) => {
      await takeAdvisoryLock(tx, 'dicts', 'dicts');
      const before = await lockDict(tx, id);
      await refuseOldVersion(tx, { entity: 'dict', ...before }, input.version, () => dictForm(tx, id));
      const after = valuesOf(input);
      const fixed = translate(ctx.language, 'staff.fixedWord');
      if (before.system && after.code !== before.code) throw invalid({ code: fixed });
      if (before.system && !after.enabled) throw invalid({ status: fixed });
      await refuseSameName(tx, after.name, id);
      await tx
        .update(dicts)
        .set({ ...after, version: before.version + 1, updatedAt: ctx.now })
        .where(eq(dicts.id, id));
      await tx.update(dictItems).set({ code: after.code }).where(eq(dictItems.code, before.code));
      await announceWordsChanged(tx, after.code);
      await record(tx, { entity: 'dict', entityId: id, action: 'edit', actor: ctx.actor, before, after });
    })
    .catch(refuseTakenCode);
}

/** Deletes dictionaries with their words, all or none; refuses with 40912 one of the product. */
export async function deleteDicts(ctx: Context, ids: readonly string[]): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    for (const id of ids.toSorted()) {
      const before = await lockDict(tx, id);
      if (before.system) throw refuse(codes.IN_USE, { by: [before.name] });
      await tx.delete(dictItems).where(eq(dictItems.code, before.code));
      await tx.delete(dicts).where(eq(dicts.id, id));
      await announceWordsChanged(tx, before.code);
      await record(tx, { entity: 'dict', entityId: id, action: 'delete', actor: ctx.actor, before });
    }
  });
}
