import { codes } from '@selvedge/api-spec/codes';
import type { operations } from '@selvedge/api-spec/types';
import type { Context } from '../../../contract/handlers';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { isShownPrices } from '../../auth/access/fieldVisibility';
import { type Choice, type ExportInput, seenRows } from '../read/choose';
import { exportView, ownExport } from '../read/jobs';
import { rowIdsOf } from '../read/plans';
import { nameOf } from './create';
import { refuseOtherStates } from './drop';
import { prepareExportStart } from './start';

type Retrying = Context<operations['frontExportRetry']>;

/**
 * Returns those rows of an export that the caller still sees, in the original order. Refuses with 40001 when none is left, and with 40401
 * when another retry at the same moment replaced the export.
 */
async function chooseAgain(
  ctx: Retrying,
  what: Pick<ExportInput, 'type' | 'listId'>,
  id: string,
): Promise<Choice> {
  const ids = await rowIdsOf(ctx.db, id);
  if (ids === undefined) throw refuse(codes.NOT_FOUND);
  const seen = await seenRows(ctx, what, ids);
  const lists = seen.listIds.split('\n');
  const listOf = new Map(seen.ids.split('\n').map((row, at) => [row, lists[at] ?? '']));
  const kept = ids.filter((row) => listOf.has(row));
  if (kept.length === 0) throw invalid({ id: translate(ctx.language, 'exports.noRows') });
  return {
    total: kept.length,
    ids: kept.join('\n'),
    listIds: seen.listIds === '' ? '' : kept.map((row) => listOf.get(row)).join('\n'),
  };
}

/**
 * Chooses the rows of a failed export of the caller again, by what the caller sees now, and returns the function that starts the export
 * that replaces it. Refuses with 40401 an unknown export, with 40904 one that did not fail, and with 40915 one whose plan expired.
 */
export async function prepareRetry(ctx: Retrying) {
  const { buyer, body, now } = ctx;
  const { job, plan } = await ownExport(ctx, body.id);
  refuseOtherStates(job.state, ['FAILED']);
  if (plan === null) throw refuse(codes.EXPIRED);
  const { exportType: type, columns } = plan;
  const what = { type, ...(job.listId === null ? {} : { listId: job.listId }) };
  const start = await prepareExportStart(ctx, {
    owner: { kind: 'buyer', id: buyer.id },
    type,
    listId: job.listId,
    columns,
    mode: job.mode === 'IMAGE' || job.mode === 'LINK' ? job.mode : undefined,
    priced: isShownPrices(ctx),
    teamId: buyer.teamId,
    name: () => nameOf(ctx, what),
    choose: () => chooseAgain(ctx, what, job.id),
    instead: job.id,
  });
  return async (writing: Retrying) => exportView(await start(writing), now);
}
