// `npm run torture`: the long form of the tests in apps/server/torture, about half an hour, with a repeatable random seed. `npm run torture
// -- --seed N --only race,mutate` repeats a seed and runs the named kinds only; `--callers 50 --minutes 10` sets the number of concurrent
// callers and the duration, for kinds that allow it (`twoServers`).
import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bin, root, runSync } from './lib/run.mjs';

const folder = 'apps/server/torture';
const ENDING = /(?:\.full)?\.test\.ts$/;
/** File of each kind; those of the gate and those of the full tier both have a long form. */
const files = new Map(
  readdirSync(join(root, folder))
    .filter((name) => ENDING.test(name))
    .map((name) => [name.replace(ENDING, ''), `${folder}/${name}`]),
);
const kinds = [...files.keys()];

const text = { type: 'string' };
const { values } = parseArgs({ options: { seed: text, only: text, callers: text, minutes: text } });
const seed = Number(values.seed ?? randomInt(2 ** 31));
const chosen = values.only?.split(',') ?? kinds;
const unknown = chosen.filter((kind) => !kinds.includes(kind));
const numbers = [seed, Number(values.callers ?? 1), Number(values.minutes ?? 0)];
if (!numbers.every((one) => Number.isSafeInteger(one) && one >= 0) || unknown.length > 0) {
  console.error(`Kinds are ${kinds.join(', ')}; seed, callers and minutes are whole numbers.`);
  process.exit(2);
}

const words = ['only', 'callers', 'minutes'].flatMap((name) =>
  values[name] === undefined ? [] : [`--${name} ${values[name]}`],
);
const again = `npm run torture -- ${[`--seed ${seed}`, ...words].join(' ')}`;
/** Chosen settings as the environment variables that the kinds read. */
const chosenSizes = {
  ...(values.callers === undefined ? {} : { TORTURE_CALLERS: values.callers }),
  ...(values.minutes === undefined ? {} : { TORTURE_MINUTES: values.minutes }),
};
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
  {
    env: {
      ...process.env,
      TEST_TIER: 'full',
      TORTURE: 'full',
      TORTURE_SEED: String(seed),
      ...chosenSizes,
    },
  },
);
if (code !== 0) console.error(`\nfailed with seed ${seed}; the same again: ${again}`);
process.exitCode = code;
