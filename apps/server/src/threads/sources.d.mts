export declare const THREAD_SOURCES: Readonly<
  Record<'catalogueWorker' | 'sheetWorker' | 'workbookWorker', string>
>;
