import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { newId } from '../../db/ids';
import type { Tx } from '../../db/pool';
import { record } from '../../db/records';
import { cartLines, draftLines, drafts } from '../../db/schema/cart';
import { importJobs, importRows, type StoredMatch } from '../../db/schema/imports';
import { listItems } from '../../db/schema/lists';
import { refuse } from '../../http/errors';
import { announce } from '../../live/announce';
import { refuseFullCart } from '../cart/service';
import { refuseMoreDrafts } from '../drafts/limits';
import { type JobRow, ownJob, refuseExpired } from './jobs';

type Commit = components['schemas']['ImportCommit'];

const LONGEST_TITLE = 120;

/** Matches of the rows, one per SKU and list, in a fixed order so that parallel commits never wait in a circle. */
function addUp(matches: readonly StoredMatch[]): StoredMatch[] {
  const lines = new Map<string, StoredMatch>();
  for (const match of matches) {
    const key = JSON.stringify([match.skuId, match.listId]);
    const line = lines.get(key);
    lines.set(key, line === undefined ? match : { ...line, qty: line.qty + match.qty });
  }
  return [...lines.values()].sort((a, b) => (a.skuId < b.skuId ? -1 : 1));
}

async function pricesNow(tx: Tx, lines: readonly StoredMatch[]): Promise<(line: StoredMatch) => number> {
  const rows = await tx
    .select()
    .from(listItems)
    .where(
      and(
        inArray(
          listItems.listId,
          lines.map(({ listId }) => listId),
        ),
        inArray(
          listItems.productId,
          lines.map(({ productId }) => productId),
        ),
      ),
    );
  const prices = new Map(rows.map((row) => [`${row.listId} ${row.productId}`, row.priceCents ?? 0]));
  return ({ listId, productId, priceCents }) => prices.get(`${listId} ${productId}`) ?? priceCents;
}

async function toCart(ctx: Context, tx: Tx, lines: readonly StoredMatch[]): Promise<number> {
  const priceOf = await pricesNow(tx, lines);
  const values = lines.map((line) => ({
    id: newId(),
    buyerId: ctx.buyer.id,
    listId: line.listId,
    productId: line.productId,
    skuId: line.skuId,
    qty: line.qty,
    priceCents: priceOf(line),
  }));
  const written = await tx
    .insert(cartLines)
    .values(values)
    .onConflictDoUpdate({
      target: [cartLines.buyerId, cartLines.listId, cartLines.skuId],
      set: {
        qty: sql`${cartLines.qty} + excluded.qty`,
        version: sql`${cartLines.version} + 1`,
        updatedAt: ctx.now,
      },
    })
    .returning({ id: cartLines.id });
  await refuseFullCart(tx, ctx.buyer.id, ctx.language);
  await announce(tx, { to: { buyers: [ctx.buyer.id] }, type: 'cart.changed', id: ctx.buyer.id });
  return written.length;
}

async function toDraft(ctx: Context, tx: Tx, job: JobRow, lines: readonly StoredMatch[]): Promise<string> {
  await refuseMoreDrafts(tx, ctx.buyer.id, lines.length, ctx.language);
  const id = newId();
  const title = job.fileName.replace(/\.xlsx$/i, '').trim() || job.fileName || job.id;
  await tx.insert(drafts).values({
    id,
    ownerId: ctx.buyer.id,
    teamId: ctx.buyer.teamId,
    title: title.slice(0, LONGEST_TITLE),
    updatedBy: ctx.buyer.nickname,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await tx.insert(draftLines).values(
    lines.map(({ productId, skuId, listId, qty }, position) => ({
      draftId: id,
      position,
      productId,
      skuId,
      listId,
      qty,
    })),
  );
  return id;
}

function isCommit(value: unknown): value is Commit {
  return typeof value === 'object' && value !== null && 'committed' in value && 'skipped' in value;
}

/**
 * Takes the rows of a checked sheet over into the cart or a draft, in one transaction; asked again, also in parallel, it
 * answers what it did and does nothing more. ALL is refused with 42202 while a row is in error, and what cart or
 * drafts have no room for with 42201.
 */
export function commitImport(ctx: Context, jobId: string, mode: 'ALL' | 'VALID_ONLY'): Promise<Commit> {
  return ctx.inTransaction(async (tx) => {
    const job = await ownJob(tx, ctx, jobId, true);
    if (job.state === 'DONE' && isCommit(job.result)) return job.result;
    refuseExpired(job, ctx.now);
    if (job.state !== 'VALIDATED') throw refuse(codes.STEP_REFUSED, { from: job.state, allowed: [] });
    const rows = await tx
      .select()
      .from(importRows)
      .where(and(eq(importRows.jobId, jobId), ne(importRows.state, 'ERROR')))
      .orderBy(asc(importRows.rowNo));
    const lines = addUp(rows.flatMap(({ matches }) => matches));
    if ((mode === 'ALL' && job.invalid > 0) || lines.length === 0) {
      throw refuse(codes.ROWS_WITH_ERRORS, { jobId, invalid: job.invalid });
    }
    const target =
      job.target === 'DRAFT'
        ? { draftId: await toDraft(ctx, tx, job, lines) }
        : { cartLines: await toCart(ctx, tx, lines) };
    const result: Commit = { committed: rows.length, skipped: job.total - rows.length, ...target };
    await tx
      .update(importJobs)
      .set({ state: 'DONE', mode, result, finishedAt: ctx.now, draftId: target.draftId ?? null })
      .where(eq(importJobs.id, jobId));
    await record(tx, {
      entity: 'import',
      entityId: jobId,
      action: 'commit',
      actor: ctx.actor,
      after: { mode, ...result },
    });
    await announce(tx, {
      to: { buyers: [ctx.buyer.id] },
      type: 'job.progress',
      id: jobId,
      data: { state: 'DONE', total: job.total, done: job.total },
    });
    return result;
  });
}
