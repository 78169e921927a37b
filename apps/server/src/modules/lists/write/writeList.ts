import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import { record } from '../../../db/records';
import { listItems, lists } from '../../../db/schema/lists';
import type { ListAccess } from '../access/listAccess';
import { checkEditable, checkListVersion, LIST_ENTITY } from '../machine/conflict';
import type { ListRow } from '../read/listFor';
import { checkListInput, type ListSettingsInput, type listValues } from './checkInput';

/** Input of a list, and the columns that store it. */
export interface ListColumnValues {
  wish: ListSettingsInput;
  values: ReturnType<typeof listValues> & { name: string } & Partial<
      Pick<ListRow, 'nameEn' | 'note' | 'noteEn' | 'visibility' | 'visibleTo'>
    >;
}

/** Creates a draft without products; returns its id. */
export function makeDraft(
  ctx: Context,
  { wish, values }: ListColumnValues,
  owner: Pick<ListRow, 'ownerType' | 'ownerId' | 'ownerName'>,
): Promise<string> {
  const { actor, now } = ctx;
  checkListInput(wish, null, ctx);
  return ctx.inTransaction(async (tx) => {
    const id = newId();
    await tx.insert(lists).values({ id, ...values, ...owner, createdAt: now, updatedAt: now });
    const after = { name: values.name };
    await record(tx, { entity: LIST_ENTITY, entityId: id, action: 'create', actor, after });
    return id;
  });
}

/**
 * Changes a list to which `door` gives access and that is not closed; `say` returns the new values after the list is locked. Returns its
 * id.
 */
export function changeList(
  ctx: Context,
  door: ListAccess,
  { id, version }: { id: string; version?: number },
  say: (list: ListRow) => ListColumnValues,
): Promise<string> {
  const { actor, now } = ctx;
  return ctx.inTransaction(async (tx) => {
    const list = await door.hold(tx, id);
    checkEditable(list, 'edit', now, door.actionsOf(list));
    await checkListVersion(tx, list, version, now);
    const { wish, values } = say(list);
    const hasGoods = (await tx.$count(listItems, eq(listItems.listId, list.id))) > 0;
    checkListInput(wish, { list, hasGoods }, ctx);
    await tx
      .update(lists)
      .set({ ...values, updatedAt: now, version: list.version + 1 })
      .where(eq(lists.id, list.id));
    const before = { name: list.name, closeAt: list.closeAt };
    const after = { name: values.name, closeAt: values.closeAt };
    await record(tx, { entity: LIST_ENTITY, entityId: list.id, action: 'edit', actor, before, after });
    return list.id;
  });
}
