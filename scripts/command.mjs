// `npm run backup`, `restore`, `make:root`, `renew:keys`, `demo:remove`: builds what changed, then runs the server's command of that name.
import { join } from 'node:path';
import { build } from './build.mjs';
import { root, runSync } from './lib/run.mjs';

try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const program = join(root, 'apps/server/dist/commands.js');
process.exit(runSync(process.execPath, ['--enable-source-maps', program, ...process.argv.slice(2)]));
