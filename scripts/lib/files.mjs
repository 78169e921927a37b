import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Returns every file of the repository that git tracks or would track, relative to the root, without fixtures. */
export function projectFiles() {
  const out = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' });
  return out
    .split('\n')
    .filter((file) => file !== '' && !file.startsWith('scripts/fixtures/') && existsSync(join(root, file)));
}
