// `npm run torture`: the long form of the tests in apps/server/torture, about half an hour, with chances that can be had
// again. `npm run torture -- --seed N --only race,mutate` repeats a seed and runs the named kinds only.
import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bin, root, runSync } from './lib/run.mjs';

const folder = 'apps/server/torture';
const ENDING = /(?:\.full)?\.test\.ts$/;
/** File of each kind; those of the gate and of the full tier have a long form alike. */
const files = new Map(
  readdirSync(join(root, folder))
    .filter((name) => ENDING.test(name))
    .map((name) => [name.replace(ENDING, ''), `${folder}/${name}`]),
);
const kinds = [...files.keys()];

const { values } = parseArgs({ options: { seed: { type: 'string' }, only: { type: 'string' } } });
const seed = Number(values.seed ?? randomInt(2 ** 31));
const chosen = values.only?.split(',') ?? kinds;
const unknown = chosen.filter((kind) => !kinds.includes(kind));
if (!Number.isSafeInteger(seed) || unknown.length > 0) {
  console.error(`Kinds are ${kinds.join(', ')}; a seed is a whole number.`);
  process.exit(2);
}

const again = `npm run torture -- --seed ${seed}${values.only === undefined ? '' : ` --only ${values.only}`}`;
console.log(`seed ${seed}; the same again: ${again}`);
const flags = ['--project', 'node', '--no-file-parallelism', '--reporter', 'verbose'];
const code = runSync(
  process.execPath,
  [
    bin('vitest'),
    'run',
    '--config',
    'vitest.workspace.ts',
    ...flags,
    ...chosen.map((kind) => files.get(kind)),
  ],
  { env: { ...process.env, TEST_TIER: 'full', TORTURE: 'full', TORTURE_SEED: String(seed) } },
);
if (code !== 0) console.error(`\nfailed with seed ${seed}; the same again: ${again}`);
process.exitCode = code;
