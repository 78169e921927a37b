import { codes } from '@selvedge/api-spec/codes';
import { EXPORT_EMBED_LIMIT_ROWS, EXPORTS_RUNNING, BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { jobExpiry } from '@selvedge/domain/stateMachines/jobs';
import { defaultExportMode, type ExportMode, isExportModeAllowed } from '@selvedge/domain/sheets/exportMode';
import { dateInZone } from '@selvedge/domain/time/zones';
import { and, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Queryable, Tx } from '../../../db/pool';
import { exportPlans, importJobs } from '../../../db/schema/imports';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { noRoom, roomOf, storedName } from '../../upload/files/keep';
import type { Choice } from '../read/choose';
import { type ExportOwner, type ExportRow, exportsOf, isOpen } from '../read/jobs';
import { type ExportType, PICTURE_COLUMN } from '../sheets/columns';
import { dropFailed } from './drop';
import { keepNewest } from './keepNewest';
import { queueExport } from './queue';

const RETRY_SECONDS = 10;

/** Request of an export: its content and its owner. */
interface ExportRequest {
  owner: ExportOwner;
  type: ExportType;
  listId: string | null;
  columns: string[];
  /** Undefined chooses the mode by the number of rows. */
  mode: ExportMode | undefined;
  /** Whether the workbook contains amounts. */
  priced: boolean;
  /** Team of the buyer; outside it the workbook cannot be downloaded. Null without a team and for staff. */
  teamId: string | null;
  /** Name of the file, without the day that is added to it. */
  name: () => Promise<string>;
  /** Returns the rows, which are fixed when the export is requested. */
  choose: () => Promise<Choice>;
  /** Id of the failed export that it replaces. */
  instead?: string;
}

type Starter = Pick<Context, 'db' | 'language' | 'origin' | 'now' | 'config'>;

/** Returns the mode of the pictures; null without a picture column. Refuses with 40001 too many rows for embedded pictures. */
function modeOf(
  { columns, mode: asked }: ExportRequest,
  { language }: Starter,
  rows: number,
): ExportMode | null {
  if (!columns.includes(PICTURE_COLUMN)) return null;
  const mode = asked ?? defaultExportMode(rows);
  if (isExportModeAllowed(mode, rows)) return mode;
  const most = new Intl.NumberFormat(language).format(EXPORT_EMBED_LIMIT_ROWS);
  throw invalid({ mode: translate(language, 'exports.tooManyPictures', { most }) });
}

/** Refuses with 42901 an owner who already has five exports (`EXPORTS_RUNNING`) that wait or run. */
async function refuseMore(db: Queryable, owner: ExportOwner): Promise<void> {
  const open = await db.$count(importJobs, and(exportsOf(owner), isOpen));
  if (open >= EXPORTS_RUNNING) throw refuse(codes.TOO_MANY_REQUESTS, { retryAfter: RETRY_SECONDS });
}

const linesOf = (text: string) => sql`string_to_array(${text}, E'\\n')`;

/** Starts an export whose rows are chosen, in a transaction of the passed context. */
type Starting = (writing: Pick<Context, 'inTransaction'>) => Promise<ExportRow>;

/**
 * Chooses the content of an export and returns the function that starts it. The content is fixed here, by what the caller may see; a job
 * enqueued in the same transaction writes the workbook. Refuses with 41301 an owner whose file quota is used up. The rows are chosen before
 * the transaction, on the connection of the call. Too many exports are refused before that, and again under the advisory lock of the owner,
 * so that parallel calls are counted one after the other.
 */
export async function prepareExportStart(ctx: Starter, wish: ExportRequest): Promise<Starting> {
  const { owner, type, listId, columns, priced, teamId } = wish;
  const { language, origin, now } = ctx;
  await refuseMore(ctx.db, owner);
  if ((await roomOf(ctx.db, ctx.config.quota, owner)) === 0) throw noRoom(0, language);
  const choice = await wish.choose();
  const fileName = storedName(`${await wish.name()} ${dateInZone(now.getTime(), BUSINESS_TIME_ZONE)}.xlsx`);
  const start = async (tx: Tx): Promise<ExportRow> => {
    await takeAdvisoryLock(tx, 'exports', owner.id);
    await refuseMore(tx, owner);
    if (wish.instead !== undefined) await dropFailed(tx, wish.instead);
    const job: typeof importJobs.$inferInsert = {
      id: newId(),
      ownerKind: owner.kind,
      ownerId: owner.id,
      type: 'EXPORT',
      state: 'QUEUED',
      mode: modeOf(wish, ctx, choice.total),
      listId,
      fileName,
      total: choice.total,
      createdAt: now,
      expiresAt: new Date(jobExpiry(now.toISOString())),
    };
    const [stored] = await tx.insert(importJobs).values(job).returning();
    if (stored === undefined) throw new Error('the export was not stored');
    await tx.insert(exportPlans).values({
      jobId: stored.id,
      exportType: type,
      language,
      columns,
      priced,
      teamId,
      origin,
      ids: linesOf(choice.ids),
      listIds: linesOf(choice.listIds),
    });
    await keepNewest(tx, owner, now);
    await queueExport(tx, stored.id, owner.id);
    const plan = { exportType: type, columns, priced, teamId, missingPictures: 0, fileIds: [] };
    return { job: stored, plan };
  };
  return ({ inTransaction }) => inTransaction(start);
}
