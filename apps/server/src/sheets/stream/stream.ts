import { Worker } from 'node:worker_threads';
import { threadProgram } from '../../threads/program';
import { WORKER_HEAP_MB } from '../limits';
import type { StreamAnswer, StreamCell, StreamOrder, StreamSheet } from './messages';

const YOUNG_MB = 16;

/** A workbook that is being written in a thread of its own. */
export interface WorkbookStream {
  /** Adds rows; answers how many pictures were missing so far. The next ones are sent after the answer. */
  add(rows: readonly (readonly StreamCell[])[]): Promise<number>;
  /** Ends the file; answers its size in bytes and how many pictures were missing. */
  end(): Promise<{ bytes: number; missing: number }>;
  /** Ends the thread; needed however it went. What is written by then stays where it is. */
  close(): Promise<void>;
}

/** Begins a workbook; its rows are made into a file in a thread, so that nobody waits for them. */
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
