import { EXPORT_MAX_ROWS } from '@selvedge/domain/constants';
import type { ExportMode } from '@selvedge/domain/sheets/exportMode';
import type { Context } from '../../../contract/handlers';
import { invalid } from '../../../http/errors';
import { localised, translate } from '../../../messages/translate';
import { seesPrices } from '../../auth/access/fieldVisibility';
import { seenList } from '../../lists/read/staff/seen';
import { pickProducts } from '../../products/read/staff/page';
import type { Choice } from '../read/choose';
import type { ExportRow } from '../read/jobs';
import { tooManyRows } from '../read/refusals';
import { prepareExportStart } from './start';

/** Returns all products of a list in its order; refuses with 40001 a list without products and one with too many. */
async function productsOf(ctx: Context, listId: string): Promise<Choice> {
  const { total, ids } = await pickProducts(ctx, { listId }, { most: EXPORT_MAX_ROWS });
  if (total === 0) throw invalid({ id: translate(ctx.language, 'exports.noRows') });
  if (total > EXPORT_MAX_ROWS) throw tooManyRows(ctx.language, 'id');
  return { total, ids: ids.join('\n'), listIds: ids.map(() => listId).join('\n') };
}

/** Starts the export of a list within the caller's data scope, with the columns of the list and, if the caller may see them, its prices. */
export async function exportStaffList(
  ctx: Context,
  listId: string,
  mode: ExportMode | undefined,
): Promise<ExportRow> {
  const { name, nameEn, columns } = await seenList(ctx.db, ctx.staff, listId);
  const start = await prepareExportStart(ctx, {
    owner: { kind: 'staff', id: ctx.staff.id },
    type: 'LIST',
    listId,
    columns,
    mode,
    priced: seesPrices(ctx.staff),
    teamId: null,
    name: async () => localised(ctx.language, name, nameEn),
    choose: () => productsOf(ctx, listId),
  });
  return start(ctx);
}
