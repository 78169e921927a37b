import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { importRows } from '../../../db/schema/imports';
import { writeSheetFile } from '../../../sheets/sheets';
import { translate } from '../../../translate';
import { problemSentence } from '../check/sentences';
import type { JobRow } from './jobs';

/** The rows in error as they were sent, with the reason and the row number behind (Q-01, X-B81). */
export async function badRows(ctx: Context, job: JobRow): Promise<Buffer> {
  const rows = await ctx.db
    .select()
    .from(importRows)
    .where(and(eq(importRows.jobId, job.id), eq(importRows.state, 'ERROR')))
    .orderBy(asc(importRows.rowNo));
  const { language } = ctx;
  const columns = [
    ...job.heads.map((head) => ({ head, hidden: head.startsWith('_') })),
    { head: translate(language, 'orderSheet.heads.reason') },
    { head: translate(language, 'orderSheet.heads.row') },
  ];
  const cells = rows.map(({ rowNo, raw, problems }) => [
    ...job.heads.map((head) => (Object.hasOwn(raw, head) ? (raw[head] ?? '') : '')),
    problems.map((problem) => `${problem.column}: ${problemSentence(problem, language)}`).join('; '),
    String(rowNo),
  ]);
  const person = { kind: 'buyer' as const, id: ctx.buyer.id };
  return writeSheetFile(person, { name: translate(language, 'orderSheet.badRows'), columns, rows: cells });
}
