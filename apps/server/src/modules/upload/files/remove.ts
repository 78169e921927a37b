import { codes } from '@selvedge/api-spec/codes';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { record } from '../../../db/records';
import { files, PENDING_DELETION } from '../../../db/schema/platform';
import { refuse } from '../../../http/errors';
import { type TextKey, translate } from '../../../messages/translate';
import { holdersOf } from './holders';
import { fileIdOf } from './lock';

/** Names of the tables that reference files, for users. */
const HOLDERS: Readonly<Record<string, TextKey>> = {
  payments: 'upload.usedBy.payments',
  shipments: 'upload.usedBy.shipments',
  receipt_claims: 'upload.usedBy.receipt_claims',
  sub_orders: 'upload.usedBy.sub_orders',
  export_plans: 'upload.usedBy.export_plans',
  products: 'upload.usedBy.products',
  brands: 'upload.usedBy.brands',
  buyers: 'upload.usedBy.buyers',
  staff: 'upload.usedBy.staff',
};

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
    const tables = new Set(await holdersOf(tx, id));
    const by = [...tables].map((table) => {
      const word = HOLDERS[table];
      return word === undefined ? table : translate(language, word);
    });
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
