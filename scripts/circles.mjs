// Reports circular dependencies between folders (docs/decisions/0027).
import { bin, capture } from './lib/run.mjs';

const program = bin('dependency-cruiser', 'depcruise');
const words = [
  '--config',
  '.dependency-cruiser.folders.cjs',
  '--output-type',
  'json',
  'packages/domain',
  'packages/embedded-postgres',
  'api-spec',
  'design-system/src',
  'packages/app-shell/src',
  'apps/buyer/src',
  'apps/admin/src',
  'apps/server/src',
];
const { output } = await capture(process.execPath, [program, ...words], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const { violations } = JSON.parse(output).summary;
for (const { from, to } of violations) console.error(`a circle of folders: ${from} → ${to}`);
console.log(violations.length === 0 ? 'no circle of folders' : `${violations.length} circles of folders`);
process.exitCode = violations.length === 0 ? 0 : 1;
