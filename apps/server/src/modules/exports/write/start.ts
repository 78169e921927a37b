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
import { translate } from '../../../translate';
import { noRoom, roomOf, storedName } from '../../upload/files/keep';
import type { Choice } from '../read/choose';
import { type ExportOwner, type ExportRow, exportsOf, isOpen } from '../read/jobs';
import { type ExportType, PICTURE_COLUMN } from '../rows/columns';
import { dropFailed } from './drop';
import { keepNewest } from './keepNewest';
import { queueExport } from './queue';

const RETRY_SECONDS = 10;

/** What is to be exported, for whom. */
interface ExportWish {
  owner: ExportOwner;
  type: ExportType;
  listId: string | null;
  columns: string[];
  /** Left out, as many rows ask for. */
  mode: ExportMode | undefined;
  /** Amounts may stand in it. */
  priced: boolean;
  /** Team of a buyer, in which alone it may be fetched. */
  teamId: string | null;
  /** What the file is called, before the day. */
  name: () => Promise<string>;
  /** The rows, fixed when they are asked for. */
  choose: () => Promise<Choice>;
  /** The failed export whose place it takes. */
  instead?: string;
}

type Starter = Pick<Context, 'db' | 'language' | 'origin' | 'now' | 'config'>;

/** How pictures are written; null without a column of them. */
function modeOf(
  { columns, mode: asked }: ExportWish,
  { language }: Starter,
  rows: number,
): ExportMode | null {
  if (!columns.includes(PICTURE_COLUMN)) return null;
  const mode = asked ?? defaultExportMode(rows);
  if (isExportModeAllowed(mode, rows)) return mode;
  const most = new Intl.NumberFormat(language).format(EXPORT_EMBED_LIMIT_ROWS);
  throw invalid({ mode: translate(language, 'exports.tooManyPictures', { most }) });
}

/** Of a person at most five wait or run. */
async function refuseMore(db: Queryable, owner: ExportOwner): Promise<void> {
  const open = await db.$count(importJobs, and(exportsOf(owner), isOpen));
  if (open >= EXPORTS_RUNNING) throw refuse(codes.TOO_MANY_REQUESTS, { retryAfter: RETRY_SECONDS });
}

const linesOf = (text: string) => sql`string_to_array(${text}, E'\\n')`;

/** Starts an export whose rows are chosen, in the transaction it is given. */
type Starting = (writing: Pick<Context, 'inTransaction'>) => Promise<ExportRow>;

/**
 * Chooses what an export is of and answers what starts it: what is to be written is fixed here, of what the person may see and as the person sees it; the workbook is made
 * by a job of the same transaction. Who has no more room for files is refused with 41301. Rows are chosen before it begins, on the connection of the call; who has too many exports is refused
 * before that, and once more when the turn of the person came, so that calls made at once are counted one after the other.
 */
export async function chooseExport(ctx: Starter, wish: ExportWish): Promise<Starting> {
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
