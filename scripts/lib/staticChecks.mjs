// Checks that read the source tree and run nothing of it, in two parallel lanes.
import { join } from 'node:path';
import { bin, capture, root } from './run.mjs';

const node = process.execPath;
const api = (file) => join(root, 'api-spec/scripts', file);

/** @typedef {{ name: string, args: string[], cwd?: string }} Check */

/** @type {Check} Runs first: the other checks read files that are generated from the contract. */
const contractIsCurrent = { name: 'contract is current', args: [api('generate.mjs'), '--check'] };

/** @type {Check[][]} */
const lanes = [
  [
    { name: 'format', args: [bin('oxfmt'), '--check'] },
    { name: 'contract against the last release', args: [api('contractDiff.mjs')] },
    {
      name: 'contract lint',
      args: [bin('@redocly/cli', 'redocly'), 'lint', '--config', 'redocly.yaml', 'generated/openapi.json'],
      cwd: join(root, 'api-spec'),
    },
    { name: 'reference pages', args: ['--import', 'tsx', api('referenceTables.ts'), '--check'] },
    { name: 'unused files, exports and dependencies', args: [bin('knip')] },
    {
      name: 'types without DOM',
      args: [bin('typescript-native', 'tsc'), '--noEmit', '-p', 'tsconfig.node.json'],
    },
  ],
  [
    { name: 'lint', args: [bin('oxlint'), '--deny-warnings'] },
    {
      name: 'import directions',
      args: [
        bin('dependency-cruiser', 'depcruise'),
        '--config',
        '.dependency-cruiser.cjs',
        'packages',
        'api-spec',
        'design-system',
        'apps',
      ],
    },
    { name: 'circles of folders', args: [join(root, 'scripts/circles.mjs')] },
    { name: 'own rules', args: [join(root, 'scripts/check.mjs')] },
    { name: 'requirements', args: [join(root, 'scripts/requirements.mjs'), '--check'] },
    { name: 'types with DOM', args: [bin('typescript-native', 'tsc'), '--noEmit', '-p', 'tsconfig.json'] },
  ],
];

/** Runs every check and prints one line each, with its output when it failed. Resolves to `{ passed, failed }`, failed ones by name. */
export async function runStaticChecks() {
  const failed = [];
  let passed = 0;
  const run = async ({ name, args, cwd = root }) => {
    const started = Date.now();
    const { code, output } = await capture(node, args, { cwd });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(code === 0 ? `  ok ${name} (${seconds} s)` : `  FAILED ${name} (${seconds} s)\n${output}`);
    if (code === 0) passed += 1;
    else failed.push({ name: `static > ${name}`, error: `ended with code ${code}` });
  };
  await run(contractIsCurrent);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const check of lane) await run(check);
    }),
  );
  return { passed, failed, retried: [] };
}
