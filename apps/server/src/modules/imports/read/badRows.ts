import { and, asc, eq, gt } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { importRows, type StoredProblem } from '../../../db/schema/imports';
import type { Language } from '../../../http/messages';
import { yieldEvery } from '../../../fairness/yieldEvery';
import { writeSheetFile } from '../../../sheets/sheets';
import { translate } from '../../../translate';
import { problemSentence } from '../check/sentences';
import type { JobRow } from './jobs';

/** Rows read with one statement: those of a sheet may name 20,000 problems. */
const ROWS_AT_ONCE = 100;

async function* rowsInError(ctx: Context, job: JobRow) {
  for (let after = 0; ;) {
    const rows = await ctx.db
      .select({ rowNo: importRows.rowNo, raw: importRows.raw, problems: importRows.problems })
      .from(importRows)
      .where(and(eq(importRows.jobId, job.id), eq(importRows.state, 'ERROR'), gt(importRows.rowNo, after)))
      .orderBy(asc(importRows.rowNo))
      .limit(ROWS_AT_ONCE);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    after = last.rowNo;
  }
}

/** What is wrong in a cell, as a sentence: the same problem of thousands of cells is put into words once. */
function keptSentences(language: Language): (problem: StoredProblem) => string {
  const kept = new Map<string, string>();
  return (problem) => {
    const key = JSON.stringify([problem.code, problem.params]);
    const sentence = kept.get(key) ?? problemSentence(problem, language);
    kept.set(key, sentence);
    return sentence;
  };
}

/** The rows in error as they were sent, with the reason and the row number behind (Q-01, X-B81). */
export async function badRows(ctx: Context, job: JobRow): Promise<Buffer> {
  const { language } = ctx;
  const sentenceOf = keptSentences(language);
  const columns = [
    ...job.heads.map((head) => ({ head, hidden: head.startsWith('_') })),
    { head: translate(language, 'orderSheet.heads.reason') },
    { head: translate(language, 'orderSheet.heads.row') },
  ];
  const cells: string[][] = [];
  const giveWay = yieldEvery();
  for await (const { rowNo, raw, problems } of rowsInError(ctx, job)) {
    cells.push([
      ...job.heads.map((head) => (Object.hasOwn(raw, head) ? (raw[head] ?? '') : '')),
      problems.map((problem) => `${problem.column}: ${sentenceOf(problem)}`).join('; '),
      String(rowNo),
    ]);
    await giveWay();
  }
  const person = { kind: 'buyer' as const, id: ctx.buyer.id };
  return writeSheetFile(person, { name: translate(language, 'orderSheet.badRows'), columns, rows: cells });
}
