import type { components } from '@selvedge/api-spec/types';
import { plainText } from '@selvedge/domain/display/richText';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { announcements } from '../../../db/schema/notices';
import { codes } from '@selvedge/api-spec/codes';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { isNamed, namesOf } from '../read/recipients';
import { holdFor, NOTICE_ENTITY } from './held';

type Input = components['schemas']['NoticeAdminInput'];

/** Maximum number of characters of the plain text that lists show. */
const SUMMARY = 1000;

/**
 * Returns the column values of the form. The plain text of a formatted body is made here, so that lists show the same words as the body.
 */
function valuesOf({ language }: Pick<Context, 'language'>, input: Input) {
  const { title, body = null, type, level, target, ids = [], link } = input;
  const text = body === null ? input.text.trim() : plainText(body, SUMMARY);
  if (title.trim() === '') throw invalid({ title: translate(language, 'announcements.titleNeeded') });
  if (text === '')
    throw invalid({ [body === null ? 'text' : 'body']: translate(language, 'announcements.textNeeded') });
  if (isNamed(target) !== ids.length > 0)
    throw invalid({
      ids: translate(language, isNamed(target) ? 'announcements.idsNeeded' : 'announcements.idsTooMuch'),
    });
  return { title: title.trim(), text, body, type, level, target, targetIds: ids, link: link ?? null };
}

/** Refuses with 40401 a recipient that does not exist or is outside the caller's data scope. */
async function checkNamed(ctx: Context, tx: Tx, aim: ReturnType<typeof valuesOf>): Promise<void> {
  const found = await namesOf(tx, ctx.staff, aim);
  if (isNamed(aim.target) && found.length < aim.targetIds.length) throw refuse(codes.NOT_FOUND);
}

/** Stores a draft and returns its id. */
export async function addNotice(ctx: Context, input: Input): Promise<{ id: string }> {
  const id = newId();
  const values = valuesOf(ctx, input);
  await ctx.inTransaction(async (tx) => {
    await checkNamed(ctx, tx, values);
    await tx.insert(announcements).values({
      id,
      ...values,
      createdById: ctx.staff.id,
      createdByName: ctx.actor.name,
      createdAt: ctx.now,
    });
    await record(tx, {
      entity: NOTICE_ENTITY,
      entityId: id,
      action: 'add',
      actor: ctx.actor,
      at: ctx.now,
      after: values,
    });
  });
  return { id };
}

/** Changes a draft; a published notice must be revoked instead. */
export async function changeNotice(ctx: Context, id: string, input: Input): Promise<void> {
  const values = valuesOf(ctx, input);
  await ctx.inTransaction(async (tx) => {
    const before = await holdFor(ctx, tx, id, 'edit', input.version);
    await checkNamed(ctx, tx, values);
    await tx
      .update(announcements)
      .set({ ...values, version: before.version + 1 })
      .where(eq(announcements.id, id));
    await record(tx, {
      entity: NOTICE_ENTITY,
      entityId: id,
      action: 'edit',
      actor: ctx.actor,
      at: ctx.now,
      before,
      after: values,
    });
  });
}
