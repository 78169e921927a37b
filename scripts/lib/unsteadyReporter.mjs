// Notes the tests that passed at the second try, a line each, in the file that UNSTEADY_FILE names.
import { appendFileSync } from 'node:fs';
import { firstLine } from './failures.mjs';

export default class UnsteadyReporter {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const said = test.result().errors?.[0]?.message;
    appendFileSync(
      process.env.UNSTEADY_FILE,
      `${test.module.relativeModuleId} > ${test.fullName}: ${firstLine(said)}\n`,
    );
  }
}
