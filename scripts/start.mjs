// `npm start`: builds what changed, then runs the server, which serves both apps and the API. `npm run worker` (`start.mjs worker`) does
// the same with a process for background jobs only.
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './lib/run.mjs';
import { runServer } from './lib/runServer.mjs';

try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const isWorker = process.argv[2] === 'worker';
const code = await runServer({
  command: process.execPath,
  args: ['--enable-source-maps', join(root, 'apps/server/dist', isWorker ? 'worker.js' : 'main.js')],
  cwd: root,
  startedBy: isWorker ? 'npm run worker' : 'npm start',
});
process.exit(code);
