import { startThread } from '../../threads/threads';
import { WORKER_HEAP_MB } from '../limits';
import type { StreamAnswer, StreamCell, StreamOrder, StreamSheet } from './messages';

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
  const { worker, over } = startThread('workbookWorker', WORKER_HEAP_MB, sheet);

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
