// Starts the worker from its source, for `npm run dev` and the tests; the built server has `sheetWorker.js` instead.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { buildSync } from 'esbuild';

const { outputFiles } = buildSync({
  entryPoints: [fileURLToPath(new URL('./worker.ts', import.meta.url))],
  bundle: true,
  platform: 'node',
  format: 'esm',
  external: ['xlsx', 'yauzl', 'saxes'],
  write: false,
});
const folder = new URL('../../node_modules/.cache/', import.meta.url);
const program = new URL('sheetWorker.mjs', folder);
const written = new URL(`sheetWorker.${process.pid}.${threadId}.mjs`, folder);
mkdirSync(folder, { recursive: true });
writeFileSync(written, outputFiles[0].contents);
// Moved, not written in place: another process may be reading it.
renameSync(written, program);
await import(program.href);
