// Results of a test run: its last lines on the terminal, and test-report.json.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * @typedef {{ name: string, error: string }} NamedTest a test with the first line of its error
 * @typedef {{ name: string, seconds: number, passed: number, failed: NamedTest[], retried: NamedTest[] }} StepResult
 */

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? '';

/**
 * Writes `test-report.json` into the root: which commit was tested and whether the tree had changes, the tier, and per step its
 * seconds, passed, failed and retried tests. Returns the sums.
 *
 * @param {{ tier: 'gate' | 'full', steps: StepResult[] }} run
 */
export function writeReport({ tier, steps }) {
  const all = (what) => steps.flatMap((step) => step[what]);
  const report = {
    commit: git('rev-parse', 'HEAD'),
    dirty: git('status', '--porcelain') !== '',
    tier,
    seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0),
    passed: steps.reduce((sum, { passed }) => sum + passed, 0),
    failed: all('failed').length,
    retried: all('retried'),
    steps,
  };
  writeFileSync(join(root, 'test-report.json'), `${JSON.stringify(report, null, 2)}\n`);
  return { passed: report.passed, failed: all('failed'), retried: report.retried };
}

/**
 * Prints the tests that were retried and those that failed, then `N passed, N failed` as the last line.
 *
 * @param {{ passed: number, failed: NamedTest[], retried: NamedTest[] }} totals
 */
export function printTotals({ passed, failed, retried }) {
  const list = (title, tests) => {
    if (tests.length === 0) return;
    console.log(`\n${title}:`);
    for (const { name, error } of tests) console.log(`  ${name}: ${error}`);
  };
  list('retried', retried);
  list('Failed', failed);
  console.log(`\n${passed} passed, ${failed.length} failed`);
}
