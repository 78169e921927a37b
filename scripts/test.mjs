// `npm test`: every check of the project, ending with one line `N passed, N failed`.
// `npm test -- rules units` runs the named steps only.
import { mkdtempSync, readFileSync, existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { failedInPlaywright, failedInVitest, firstLine, unsteadyInPlaywright } from './lib/failures.mjs';
import { journeyPorts, needFreePorts } from './lib/ports.mjs';
import { bin, capture, root, runSync } from './lib/run.mjs';

const reports = mkdtempSync(join(tmpdir(), 'selvedge-test-'));
const node = process.execPath;
const chosen = process.argv.slice(2);
const totals = { passed: 0, failed: 0 };
/** Name and first line of everything that failed, told at the very end: a log cut short still has them. */
const failures = [];
/** The same of what passed at the second try. */
const unsteady = [];

/** A step of one Vitest project, counted test by test from its report. */
const vitest = (name, project) => ({
  name,
  run: () => {
    const report = join(reports, `${name}.json`);
    const noted = join(reports, `${name}.unsteady`);
    const flags = [
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      `--reporter=${join(root, 'scripts/lib/unsteadyReporter.mjs')}`,
    ];
    const only = ['--project', project];
    const args = [bin('vitest'), 'run', '--config', 'vitest.workspace.ts', ...only, ...flags];
    const code = runSync(node, args, { env: { ...process.env, UNSTEADY_FILE: noted } });
    if (existsSync(noted)) unsteady.push(...readFileSync(noted, 'utf8').trim().split('\n'));
    const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
    return count(
      name,
      code,
      result?.numPassedTests ?? 0,
      result === null ? [] : failedInVitest(result, root),
    );
  },
});

const steps = [
  {
    name: 'static',
    run: async () => {
      const contract = await single('contract is current', [
        join(root, 'api-spec/scripts/generate.mjs'),
        '--check',
      ]);
      const lanes = [
        [
          ['contract against the last release', [join(root, 'api-spec/scripts/contractDiff.mjs')]],
          ['format', [bin('prettier'), '--check', '--log-level', 'warn', '.']],
          [
            'contract lint',
            [bin('@redocly/cli', 'redocly'), 'lint', '--config', 'redocly.yaml', 'generated/openapi.json'],
            join(root, 'api-spec'),
          ],
          [
            'reference pages',
            ['--import', 'tsx', join(root, 'api-spec/scripts/referenceTables.ts'), '--check'],
          ],
          ['types without a page', [bin('typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.node.json']],
        ],
        [
          ['lint', [bin('oxlint'), '--deny-warnings']],
          [
            'import directions',
            [
              bin('dependency-cruiser', 'depcruise'),
              '--config',
              '.dependency-cruiser.cjs',
              'domain',
              'api-spec',
              'design-system',
              'apps',
            ],
          ],
          ['circles of folders', [join(root, 'scripts/circles.mjs')]],
          ['own rules', [join(root, 'scripts/check.mjs')]],
          ['requirements', [join(root, 'scripts/requirements.mjs'), '--check']],
          ['types of what is drawn', [bin('typescript', 'tsc'), '--noEmit', '-p', 'tsconfig.json']],
        ],
      ];
      const results = await Promise.all(
        lanes.map(async (lane) => {
          let fine = true;
          for (const [name, args, cwd] of lane) fine = (await single(name, args, cwd ?? root)) && fine;
          return fine;
        }),
      );
      return contract && results.every(Boolean);
    },
  },
  vitest('units', 'node'),
  vitest('stories', 'storybook'),
  vitest('components', 'browser'),
  { name: 'build', run: () => builds() },
  {
    name: 'journeys',
    opensPorts: true,
    run: () => {
      const report = join(reports, 'journeys.json');
      const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const args = [bin('@playwright/test', 'playwright'), 'test', '--reporter=line,json'];
      const code = runSync(node, args, { cwd: join(root, 'e2e'), env });
      const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
      const { expected = 0, flaky = 0 } = result?.stats ?? {};
      if (result !== null) unsteady.push(...unsteadyInPlaywright(result));
      return count('journeys', code, expected + flaky, result === null ? [] : failedInPlaywright(result));
    },
  },
];

const isChosen = ({ name }) => chosen.length === 0 || chosen.includes(name);
if (steps.some((step) => step.opensPorts && isChosen(step))) await needFreePorts(journeyPorts());

for (const step of steps) {
  if (!isChosen(step)) continue;
  const started = Date.now();
  console.log(`\n== ${step.name}`);
  const fine = await step.run();
  console.log(
    `== ${step.name}: ${fine ? 'passed' : 'failed'} in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}
rmSync(reports, { recursive: true, force: true });
const named = (title, lines) =>
  lines.length > 0 && console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`);
named('Passed at the second try', unsteady);
named('Failed', failures);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;

async function single(name, args, cwd = root) {
  const { code, output } = await capture(node, args, { cwd });
  if (code === 0) console.log(`  ok ${name}`);
  else console.log(`  FAILED ${name}\n${output}`);
  return count(name, code, code === 0 ? 1 : 0, []);
}

/** Adds a step's tests; a runner that ends badly without naming a failed test (a crash) counts as one failure. */
function count(name, code, passed, failed) {
  const named = code !== 0 && failed.length === 0 ? [`${name}: ended with code ${code}`] : failed;
  totals.passed += passed;
  totals.failed += named.length;
  failures.push(...named);
  return code === 0;
}

async function builds() {
  try {
    await build();
    return count('build', 0, 1, []);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return count('build', 1, 0, [`build: ${firstLine(String(error))}`]);
  }
}
