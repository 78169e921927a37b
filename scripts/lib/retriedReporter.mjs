// Vitest reporter: writes each test that passed at its second try, a JSON line each, into the file that RETRIED_FILE names.
import { appendFileSync } from 'node:fs';
import { firstLine } from './failures.mjs';

export default class RetriedReporter {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const error = firstLine(test.result().errors?.[0]?.message);
    const name = `${test.module.relativeModuleId} > ${test.fullName}`;
    appendFileSync(process.env.RETRIED_FILE, `${JSON.stringify({ name, error })}\n`);
  }
}
