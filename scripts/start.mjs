// `npm start`: build what changed, then run the server, which serves both apps and the API, and start it again when it
// crashes. `npm run worker` (`start.mjs worker`) does the same with a process that only works in the background.
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './lib/run.mjs';
import { supervise } from './lib/supervise.mjs';

try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const program = process.argv[2] === 'worker' ? 'worker.js' : 'main.js';
const code = await supervise({
  command: process.execPath,
  args: ['--enable-source-maps', join(root, 'apps/server/dist', program)],
  cwd: root,
  followParent: process.env.npm_lifecycle_event !== undefined,
});
process.exit(code);
