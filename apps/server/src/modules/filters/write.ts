import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { SAVED_FILTERS_MAX } from '@selvedge/domain/constants';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { duplicateOf } from '../../db/faults';
import { newId } from '../../db/ids';
import type { Tx } from '../../db/pool';
import { savedFilters } from '../../db/schema/accounts';
import { takeAdvisoryLock } from '../../db/advisoryLocks';
import { invalid, refuse } from '../../http/errors';
import { translate } from '../../messages/translate';
import { type FilterPage, type FilterRow, filtersOf, toSavedFilter } from './read';

type Input = components['schemas']['SavedFilterInput'];

function refuseTakenName(error: unknown): never {
  if (duplicateOf(error) === 'saved_filters_name_key') throw refuse(codes.NAME_TAKEN, { field: 'name' });
  throw error;
}

async function lockFilters(tx: Tx, buyerId: string, id: string): Promise<FilterRow> {
  const [row] = await tx
    .select()
    .from(savedFilters)
    .where(and(eq(savedFilters.id, id), eq(savedFilters.buyerId, buyerId)))
    .for('update');
  if (row === undefined) throw refuse(codes.NOT_FOUND);
  return row;
}

async function clearDefault(tx: Tx, buyerId: string, page: FilterPage): Promise<void> {
  await tx
    .update(savedFilters)
    .set({ isDefault: false })
    .where(and(filtersOf(buyerId, page), eq(savedFilters.isDefault, true)));
}

async function addFilters(ctx: Context, tx: Tx, values: Omit<FilterRow, 'id' | 'buyerId' | 'version'>) {
  if ((await tx.$count(savedFilters, filtersOf(ctx.buyer.id, values.page))) >= SAVED_FILTERS_MAX)
    throw invalid({ name: translate(ctx.language, 'filters.tooMany', { count: SAVED_FILTERS_MAX }) });
  const made = { id: newId(), buyerId: ctx.buyer.id, version: 1, ...values };
  await tx.insert(savedFilters).values(made).catch(refuseTakenName);
  return toSavedFilter(made);
}

/**
 * Saves filters under a name, or changes those with an id. Refuses with 40913 a name that the page already has, with 40901 a version other
 * than the stored one, with 40001 filters above the maximum of a page. A new default replaces the previous one.
 */
export function saveFilters(ctx: Context, input: Input) {
  const { id, version, page, query, isDefault = false, notify = false } = input;
  const name = input.name.trim();
  if (name === '') throw invalid({ name: translate(ctx.language, 'filters.noName') });
  const values = { page, name, query, isDefault, notify, updatedAt: ctx.now };
  return ctx.inTransaction(async (tx) => {
    await takeAdvisoryLock(tx, 'filters', ctx.buyer.id);
    const before = id === undefined ? null : await lockFilters(tx, ctx.buyer.id, id);
    if (before !== null && before.version !== version) {
      throw refuse(codes.CHANGED_MEANWHILE, {
        current: toSavedFilter(before),
        changedBy: ctx.buyer.nickname,
        changedAt: before.updatedAt.toISOString(),
      });
    }
    if (isDefault) await clearDefault(tx, ctx.buyer.id, page);
    if (before === null) return addFilters(ctx, tx, values);
    const after = { ...before, ...values, version: before.version + 1 };
    await tx.update(savedFilters).set(after).where(eq(savedFilters.id, before.id)).catch(refuseTakenName);
    return toSavedFilter(after);
  });
}

/** Deletes filters of the buyer; refuses with 40401 unknown or foreign ones. */
export async function deleteFilters(ctx: Context, id: string): Promise<void> {
  const gone = await ctx.db
    .delete(savedFilters)
    .where(and(eq(savedFilters.id, id), eq(savedFilters.buyerId, ctx.buyer.id)))
    .returning({ id: savedFilters.id });
  if (gone.length === 0) throw refuse(codes.NOT_FOUND);
}
