import { invalid } from '../../../http/errors';
import { localised, translate } from '../../../messages/translate';
import { isShownPrices } from '../../auth/access/fieldVisibility';
import { listFor } from '../../lists/read/listFor';
import { type Asking, choose, type ExportInput } from '../read/choose';
import { exportView } from '../read/jobs';
import { COLUMNS } from '../sheets/columns';
import { prepareExportStart } from './start';

function refuseUnknownColumns({ body, language }: Asking): void {
  const column = body.columns.find((name) => !COLUMNS[body.type].includes(name));
  if (column === undefined) return;
  throw invalid({ columns: translate(language, 'exports.unknownColumn', { column }) });
}

/** Returns the name of the workbook: that of the list, or one for its content. */
export async function nameOf(
  { db, buyer, language }: Pick<Asking, 'db' | 'buyer' | 'language'>,
  { type, listId }: Pick<ExportInput, 'type' | 'listId'>,
): Promise<string> {
  if (type !== 'LIST') return translate(language, `exports.file.${type}`);
  const { name, nameEn } = await listFor(db, buyer, listId ?? '');
  return localised(language, name, nameEn);
}

/** Chooses the rows of a buyer's export, and returns the function that starts it. */
export async function prepareExport(ctx: Asking) {
  refuseUnknownColumns(ctx);
  const { buyer, body, now } = ctx;
  const start = await prepareExportStart(ctx, {
    owner: { kind: 'buyer', id: buyer.id },
    type: body.type,
    listId: body.listId ?? null,
    columns: body.columns,
    mode: body.mode,
    priced: isShownPrices(ctx),
    teamId: buyer.teamId,
    name: () => nameOf(ctx, body),
    choose: () => choose(ctx),
  });
  return async (writing: Asking) => exportView(await start(writing), now);
}
