import { codes } from '@selvedge/api-spec/codes';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { record } from '../../../db/records';
import { files, PENDING_DELETION } from '../../../db/schema/platform';
import { refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { usesOf } from './holders';
import { fileIdOf } from './lock';

/**
 * Deletes an unused file: it is not served any more, and the next sweep removes its bytes. Refuses with 40302 callers other than its owner
 * and ROOT, and with 40912 a file that is referenced.
 */
export async function removeFile(ctx: Context, address: string): Promise<void> {
  const { staff, language } = ctx;
  const id = fileIdOf(address) ?? '';
  await ctx.inTransaction(async (tx) => {
    // Writers of a reference lock the file `for share`: none of them comes between the check and the deletion.
    const [file] = await tx
      .select()
      .from(files)
      .where(and(eq(files.id, id), eq(files.state, 'KEPT')))
      .for('update');
    if (file === undefined) throw refuse(codes.NOT_FOUND);
    const isOwn = file.ownerKind === 'staff' && file.ownerId === staff.id;
    if (!isOwn && !staff.isRoot) throw refuse(codes.NOT_YOURS);
    const by = (await usesOf(tx, id)).map((use) => translate(language, use));
    if (by.length > 0) throw refuse(codes.IN_USE, { by });
    await tx.update(files).set({ state: PENDING_DELETION }).where(eq(files.id, id));
    await record(tx, {
      entity: 'file',
      entityId: id,
      action: 'delete',
      actor: ctx.actor,
      before: { name: file.name },
    });
  });
}
