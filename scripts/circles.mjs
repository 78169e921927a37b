// Circles of folders (docs/decisions/0027). Those that are known stand in checks/known.json, which only shrinks.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ratchet, tally } from './checks/ratchet.mjs';
import { bin, capture, root } from './lib/run.mjs';

const program = bin('dependency-cruiser', 'depcruise');
const words = [
  '--config',
  '.dependency-cruiser.folders.cjs',
  '--output-type',
  'json',
  'domain',
  'api-spec',
  'design-system/src',
  'apps/kit/src',
  'apps/buyer/src',
  'apps/admin/src',
  'apps/server/src',
];
const { output } = await capture(process.execPath, [program, ...words], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const found = JSON.parse(output).summary.violations.map(({ from, to }) => `${from} → ${to}`);
const known = JSON.parse(readFileSync(join(root, 'scripts/checks/known.json'), 'utf8')).folderCircles;
const problems = ratchet('a circle of folders', tally(found), tally(known));
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0 ? 'no circle of folders but the known ones' : `${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
