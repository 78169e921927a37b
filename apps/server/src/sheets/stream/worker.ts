/** Thread that writes one workbook beside the server, as its rows arrive, and renders its pictures. The starter of the thread ends it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { StreamAnswer, StreamOrder, StreamSheet } from './messages';
import { StreamedWorkbook } from './workbook';

const workbook = new StreamedWorkbook(workerData as StreamSheet);
const begun = workbook.begin();

async function answerTo(order: StreamOrder): Promise<StreamAnswer> {
  try {
    await begun;
    if (order.kind === 'rows') await workbook.add(order.rows);
    const bytes = order.kind === 'end' ? await workbook.end() : 0;
    return { missing: workbook.missing, bytes };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (order: StreamOrder) => {
  void answerTo(order).then((answer) => parentPort?.postMessage(answer, []));
});
