// `npm test`: the gate. `npm run test:full` (`--full`): everything. Both end with one line `N passed, N failed` and write test-report.json.
// `npm test -- static units` runs the named steps only. docs/testing.md says which test belongs where.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { failedInPlaywright, failedInVitest, firstLine, retriedInPlaywright } from './lib/failures.mjs';
import { journeyPorts, needFreePorts } from './lib/ports.mjs';
import { bin, root, runSync } from './lib/run.mjs';
import { runStaticChecks } from './lib/staticChecks.mjs';
import { printTotals, writeReport } from './lib/testReport.mjs';

const reports = mkdtempSync(join(tmpdir(), 'selvedge-test-'));
const node = process.execPath;
const words = process.argv.slice(2);
const chosen = words.filter((word) => !word.startsWith('--'));
const tier = words.includes('--full') ? 'full' : 'gate';
process.env.TEST_TIER = tier;

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

/** Returns the result of a step. A runner that fails without naming a failed test, as in a crash, counts as one failure. */
const resultOf = (name, code, passed, failed, retried) => ({
  passed,
  failed: code !== 0 && failed.length === 0 ? [{ name, error: `ended with code ${code}` }] : failed,
  retried,
});

/** Returns the step of one Vitest project. */
function vitest(name, project) {
  const report = join(reports, `${name}.json`);
  const retried = join(reports, `${name}.retried`);
  const reporters = ['dot', 'json', join(root, 'scripts/lib/retriedReporter.mjs')];
  const args = [
    'run',
    '--config=vitest.workspace.ts',
    `--project=${project}`,
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${report}`,
  ];
  const run = () => {
    const env = { ...process.env, RETRIED_FILE: retried };
    const code = runSync(node, [bin('vitest'), ...args], { env });
    const result = JSON.parse(read(report) || 'null');
    const lines = read(retried).split('\n').filter(Boolean);
    return resultOf(
      name,
      code,
      result?.numPassedTests ?? 0,
      result === null ? [] : failedInVitest(result, root),
      lines.map((line) => JSON.parse(line)),
    );
  };
  return { name, run };
}

function journeys() {
  const report = join(reports, 'journeys.json');
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = [bin('@playwright/test', 'playwright'), 'test', '--reporter=line,json'];
  const code = runSync(node, args, { cwd: join(root, 'e2e'), env });
  const result = JSON.parse(read(report) || 'null');
  if (result === null) return resultOf('journeys', code, 0, [], []);
  const { expected = 0, flaky = 0 } = result.stats ?? {};
  return resultOf(
    'journeys',
    code,
    expected + flaky,
    failedInPlaywright(result),
    retriedInPlaywright(result),
  );
}

/** Builds as `NODE_ENV=test npm start` would: a journey checks that the result is a production build all the same. */
async function builds() {
  process.env.NODE_ENV = 'test';
  try {
    await build();
    return resultOf('build', 0, 1, [], []);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return resultOf('build', 1, 0, [{ name: 'build', error: firstLine(String(error)) }], []);
  }
}

/** Compares the pictures of all components; their program writes a result beside its report. */
function pictures() {
  const code = runSync(node, ['--import', 'tsx', join(root, 'design-system/visual/main.ts')]);
  const result = JSON.parse(read(join(root, 'visual-report/result.json')) || 'null');
  return resultOf('visual', code, result?.passed ?? 0, result?.failed ?? [], result?.retried ?? []);
}

const steps = [
  { name: 'static', run: runStaticChecks },
  vitest('units', 'node'),
  vitest('stories', 'storybook'),
  { name: 'build', run: builds },
  { name: 'journeys', run: journeys, opensPorts: true },
  ...(tier === 'full' ? [{ name: 'visual', run: pictures }] : []),
].filter(({ name }) => chosen.length === 0 || chosen.includes(name));

if (steps.some(({ opensPorts }) => opensPorts)) await needFreePorts(journeyPorts());

const results = [];
for (const { name, run } of steps) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const result = await run();
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`== ${name}: ${result.failed.length === 0 ? 'passed' : 'failed'} in ${seconds} s`);
  results.push({ name, seconds, ...result });
}
rmSync(reports, { recursive: true, force: true });
const totals = writeReport({ tier, steps: results });
printTotals(totals);
process.exitCode = totals.failed.length === 0 && totals.passed > 0 ? 0 : 1;
