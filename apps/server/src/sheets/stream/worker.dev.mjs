import { runFromSource } from '../../threads/fromSource.mjs';

await runFromSource(new URL('./worker.ts', import.meta.url), 'workbookWorker', ['yazl', 'sharp']);
