import { jobExpiry } from '@selvedge/domain/stateMachines/jobs';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { batchesOf } from '../../../db/batches';
import { importJobs, importRows } from '../../../db/schema/imports';
import type { UploadedFile } from '../../../http/uploadedFile';
import { applyJobTransition } from '../machine/jobSteps';
import { keepNewest } from '../machine/keepNewest';
import type { CheckedRow, JobRow } from '../read/jobs';

const LONGEST_NAME = 200;
const SYSTEM = { side: 'system' } as const;

/** A sheet of at most a thousand rows that was read and judged within its call. */
interface CheckedSheet {
  type: 'LIST_IMPORT' | 'SUPPLIER_IMPORT';
  /** Id of the list that the products are for. */
  listId?: string;
  file: UploadedFile;
  heads: string[];
  rows: readonly CheckedRow[];
}

/** Returns a function that stores a judged sheet of staff as a job that waits for its commit, in the transaction it is passed. */
export function jobStorer(
  { staff, now, actor }: Context,
  { type, listId, file, heads, rows }: CheckedSheet,
): (writing: Pick<Context, 'inTransaction'>) => Promise<JobRow> {
  const inState = (state: CheckedRow['state']) => rows.filter((row) => row.state === state).length;
  const job: JobRow = {
    id: newId(),
    ownerKind: 'staff',
    ownerId: staff.id,
    type,
    state: 'QUEUED',
    mode: null,
    target: null,
    listId: listId ?? null,
    supplierId: null,
    fileName: file.filename.slice(-LONGEST_NAME),
    fileSize: file.size,
    heads,
    total: rows.length,
    done: rows.length,
    valid: inState('OK'),
    invalid: inState('ERROR'),
    warnings: inState('WARN'),
    qty: 0,
    goodsCents: 0,
    reading: null,
    result: null,
    draftId: null,
    error: null,
    createdAt: now,
    finishedAt: null,
    expiresAt: new Date(jobExpiry(now.toISOString())),
  };
  const store = async (tx: Tx): Promise<JobRow> => {
    const keepRows = async (checked: JobRow) => {
      await tx.insert(importJobs).values(checked);
      const stored = rows.map(({ rowNo, raw, struck, state, problems, matches }) => ({
        rowNo,
        raw,
        struck,
        state,
        problems,
        matches,
        jobId: checked.id,
      }));
      for (const some of batchesOf(stored)) await tx.insert(importRows).values(some);
      await keepNewest(tx, checked, now);
    };
    const started = await applyJobTransition({ tx, job, now, actor, keepRows }, 'start', SYSTEM);
    return (await applyJobTransition(started, 'validate', SYSTEM)).job;
  };
  return ({ inTransaction }) => inTransaction(store);
}
