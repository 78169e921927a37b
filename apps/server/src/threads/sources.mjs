/** Programs of worker threads: the name of the built file, and its source below `apps/server`. */
export const THREAD_SOURCES = {
  catalogueWorker: 'src/searchIndex/worker.ts',
  sheetWorker: 'src/sheets/worker.ts',
  workbookWorker: 'src/sheets/stream/worker.ts',
};
