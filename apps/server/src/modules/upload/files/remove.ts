import { codes } from '@selvedge/api-spec/codes';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { record } from '../../../db/records';
import { files } from '../../../db/schema/platform';
import { refuse } from '../../../http/errors';
import { type TextKey, translate } from '../../../translate';
import { holdersOf } from './holders';
import { fileIdOf } from './lock';

/** What people call the things that name files, by their table. */
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
 * Deletes a file that nothing uses: it is served no more, and its bytes go with the next sweep. Only who sent it, or ROOT, may
 * (40302); refused with 40912 while something names it.
 */
export async function removeFile(ctx: Context, address: string): Promise<void> {
  const { staff, language } = ctx;
  const id = fileIdOf(address) ?? '';
  await ctx.inTransaction(async (tx) => {
    // Whoever names a file holds it shared: none of them comes between the look and the deletion.
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
    await tx.update(files).set({ state: 'PENDING_DELETION' }).where(eq(files.id, id));
    await record(tx, {
      entity: 'file',
      entityId: id,
      action: 'delete',
      actor: ctx.actor,
      before: { name: file.name },
    });
  });
}
