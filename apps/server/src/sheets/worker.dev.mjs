// Starts the worker from its source, for `npm run dev` and the tests; the built server has `sheetWorker.js` instead.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
