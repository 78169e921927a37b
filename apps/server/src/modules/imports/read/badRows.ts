import { and, asc, eq, gt } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { importRows, type StoredProblem } from '../../../db/schema/imports';
import { yieldEvery } from '../../../scheduling/yieldEvery';
import { type Person, writeSheetFile } from '../../../sheets/sheets';
import { translate } from '../../../messages/translate';
import { problemSentence } from '../rules/sentences';
import type { JobRow } from './jobs';

/** Rows read with one statement: the rows of a sheet may have 20,000 problems. */
const ROWS_AT_ONCE = 100;

/** Reads the rows in error of a job in their order, in batches. */
async function* rowsInError({ db }: Pick<Context, 'db'>, job: JobRow) {
  for (let after = 0; ;) {
    const rows = await db
      .select({
        rowNo: importRows.rowNo,
        raw: importRows.raw,
        problems: importRows.problems,
        matches: importRows.matches,
      })
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

/** Returns a function that puts the problem of a cell into a sentence; the same problem of thousands of cells is translated once. */
function keptSentences(sentenceOf: (problem: StoredProblem) => string): (problem: StoredProblem) => string {
  const kept = new Map<string, string>();
  return (problem) => {
    const key = JSON.stringify([problem.code, problem.params]);
    const sentence = kept.get(key) ?? sentenceOf(problem);
    kept.set(key, sentence);
    return sentence;
  };
}

/** Recipient of the rows in error, and how the rows of one kind of sheet are shown. */
export interface BadRowsFor {
  person: Person;
  sentenceOf: (problem: StoredProblem) => string;
  /** Heads whose cells are hidden from the person. */
  hidden?: ReadonlySet<string>;
}

/**
 * Returns a workbook of the rows in error as they were sent, followed by the reason and the row number: text cells only, so that nothing
 * acts as a formula.
 */
export async function badRowsFile(
  ctx: Pick<Context, 'db' | 'language'>,
  job: JobRow,
  { person, sentenceOf, hidden = new Set() }: BadRowsFor,
): Promise<Buffer> {
  const { language } = ctx;
  const sayOnce = keptSentences(sentenceOf);
  const columns = [
    ...job.heads.map((head) => ({ head, hidden: head.startsWith('_') })),
    { head: translate(language, 'orderSheet.heads.reason') },
    { head: translate(language, 'orderSheet.heads.row') },
  ];
  const cells: string[][] = [];
  const giveWay = yieldEvery();
  for await (const { rowNo, raw, problems, matches } of rowsInError(ctx, job)) {
    // Cells of the row that can be ordered are not sent again with those that cannot.
    const left = new Set([...hidden, ...matches.flatMap(({ column }) => column ?? [])]);
    const shown = (head: string) => (Object.hasOwn(raw, head) && !left.has(head) ? (raw[head] ?? '') : '');
    cells.push([
      ...job.heads.map(shown),
      problems.map((problem) => `${problem.column}: ${sayOnce(problem)}`).join('; '),
      String(rowNo),
    ]);
    await giveWay();
  }
  return writeSheetFile(person, { name: translate(language, 'orderSheet.badRows'), columns, rows: cells });
}

/** Returns the workbook of the rows in error of a buyer's order sheet. */
export function badRows(ctx: Context, job: JobRow): Promise<Buffer> {
  return badRowsFile(ctx, job, {
    person: { kind: 'buyer', id: ctx.buyer.id },
    sentenceOf: (problem) => problemSentence(problem, ctx.language),
  });
}
