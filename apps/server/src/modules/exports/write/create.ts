import { codes } from '@selvedge/api-spec/codes';
import { EXPORT_EMBED_LIMIT_ROWS, EXPORTS_RUNNING, HOUSE_TIME_ZONE } from '@selvedge/domain/constants';
import { jobExpiry } from '@selvedge/domain/lives/jobLife';
import { defaultExportMode, type ExportMode, isExportModeAllowed } from '@selvedge/domain/sheets/exportMode';
import { dateInZone } from '@selvedge/domain/time/zones';
import { and, sql } from 'drizzle-orm';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { exportPlans, importJobs } from '../../../db/schema/imports';
import { takeTurn } from '../../../db/turns';
import { invalid, refuse } from '../../../http/errors';
import { localised, translate } from '../../../translate';
import { isShownPrices } from '../../auth/access/sight';
import { listFor } from '../../lists/read/listFor';
import { storedName } from '../../upload/files/keep';
import { type Asking, choose } from '../read/choose';
import { exportShape, exportsOf, isOpen } from '../read/jobs';
import { COLUMNS, PICTURE_COLUMN } from '../rows/columns';
import { keepNewest } from './keepNewest';
import { queueExport } from './queue';

const RETRY_SECONDS = 10;

function refuseUnknownColumns({ body, language }: Asking): void {
  const column = body.columns.find((name) => !COLUMNS[body.type].includes(name));
  if (column === undefined) return;
  throw invalid({ columns: translate(language, 'exports.unknownColumn', { column }) });
}

/** How pictures are written (R-9.20, R-9.21, D-46); null without a column of them. */
function modeOf({ body, language }: Asking, rows: number): ExportMode | null {
  if (!body.columns.includes(PICTURE_COLUMN)) return null;
  const mode = body.mode ?? defaultExportMode(rows);
  if (isExportModeAllowed(mode, rows)) return mode;
  const most = new Intl.NumberFormat(language).format(EXPORT_EMBED_LIMIT_ROWS);
  throw invalid({ mode: translate(language, 'exports.tooManyPictures', { most }) });
}

/** What the file is called: after the list, or after what is in it, with the day. */
async function fileNameOf({ db, buyer, body, language, now }: Asking): Promise<string> {
  const list = body.type === 'LIST' ? await listFor(db, buyer, body.listId ?? '') : null;
  const name =
    list === null || body.type === 'LIST'
      ? localised(language, list?.name ?? '', list?.nameEn ?? list?.name ?? '')
      : translate(language, `exports.file.${body.type}`);
  return storedName(`${name} ${dateInZone(now.getTime(), HOUSE_TIME_ZONE)}.xlsx`);
}

/** Of a person at most five wait or run (D-60). The turn is kept, so that calls made at once are counted one after the other. */
async function refuseMore(tx: Tx, buyerId: string): Promise<void> {
  await takeTurn(tx, 'exports', buyerId);
  const open = await tx.$count(importJobs, and(exportsOf(buyerId), isOpen));
  if (open >= EXPORTS_RUNNING) throw refuse(codes.TOO_MANY_REQUESTS, { retryAfter: RETRY_SECONDS });
}

const linesOf = (text: string) => sql`string_to_array(${text}, E'\\n')`;

/**
 * Starts an export (X-B83): what is to be written is fixed here, of what the person may see and as the person sees it; the
 * workbook is made by a job of the same transaction.
 */
export async function createExport(ctx: Asking) {
  refuseUnknownColumns(ctx);
  const { buyer, body, language, origin } = ctx;
  return ctx.inTransaction(async (tx) => {
    await refuseMore(tx, buyer.id);
    const choice = await choose(ctx);
    const job: typeof importJobs.$inferInsert = {
      id: newId(),
      ownerKind: 'buyer',
      ownerId: buyer.id,
      type: 'EXPORT',
      state: 'QUEUED',
      mode: modeOf(ctx, choice.total),
      listId: body.listId ?? null,
      fileName: await fileNameOf(ctx),
      total: choice.total,
      createdAt: ctx.now,
      expiresAt: new Date(jobExpiry(ctx.now.toISOString())),
    };
    const [stored] = await tx.insert(importJobs).values(job).returning();
    if (stored === undefined) throw new Error('the export was not stored');
    await tx.insert(exportPlans).values({
      jobId: stored.id,
      exportType: body.type,
      language,
      columns: body.columns,
      priced: isShownPrices(ctx),
      origin,
      ids: linesOf(choice.ids),
      listIds: linesOf(choice.listIds),
    });
    await keepNewest(tx, buyer.id, ctx.now);
    await queueExport(tx, stored.id, buyer.id);
    const plan = { exportType: body.type, missingPictures: 0, fileIds: [] };
    return exportShape({ job: stored, plan }, ctx.now);
  });
}
