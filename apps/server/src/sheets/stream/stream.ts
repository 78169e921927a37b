import { Worker } from 'node:worker_threads';
import { threadProgram } from '../../threads/program';
import { WORKER_HEAP_MB } from '../limits';
import type { StreamAnswer, StreamCell, StreamOrder, StreamSheet } from './messages';

const YOUNG_MB = 16;

/** Workbook that is being written in a thread of its own. */
export interface WorkbookStream {
  /** Adds rows; returns the number of missing pictures so far. The next rows are sent after the answer. */
  add(rows: readonly (readonly StreamCell[])[]): Promise<number>;
  /** Finishes the file; returns its size in bytes and the number of missing pictures. */
  end(): Promise<{ bytes: number; missing: number }>;
  /** Ends the thread; required after success and failure. The file written so far stays. */
  close(): Promise<void>;
}

/** Starts a workbook; its rows are written to a file in a thread, so that other requests do not wait. */
export function streamWorkbook(sheet: StreamSheet): WorkbookStream {
  const worker = new Worker(threadProgram('workbookWorker'), {
    workerData: sheet,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  });
  const over = new Promise<never>((_, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('the thread of the workbook ended')));
  });
  over.catch(() => undefined);

  async function ask(order: StreamOrder): Promise<{ missing: number; bytes: number }> {
    const heard = new Promise<StreamAnswer>((resolve) => {
      worker.once('message', resolve);
    });
    worker.postMessage(order, []);
    const answer = await Promise.race([heard, over]);
    if ('fault' in answer) throw new Error(`the workbook was not written: ${answer.fault}`);
    return answer;
  }

  return {
    add: async (rows) => (await ask({ kind: 'rows', rows })).missing,
    end: () => ask({ kind: 'end' }),
    async close() {
      await worker.terminate();
    },
  };
}
