// The names of what failed, read from the runners' reports, so that a log cut short still ends with them.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The first line of a message that says something, without colours. */
export function firstLine(text) {
  const lines = stripVTControlCharacters(text ?? '').split('\n');
  return (
    lines.map((line) => line.trim()).find((line) => line !== '' && !line.startsWith('Click to debug')) ?? ''
  );
}

/** Failed tests of a Vitest JSON report: file, title and first line each; a file that does not load is one of them. */
export function failedInVitest(report, root) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages[0])}`,
    );
  });
}

/** Journeys of a Playwright JSON report that ended so: language, file, title and the first line that was said. */
function journeysThat(ended, report) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return report.suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === ended)
      .map(({ projectName, results }) => {
        const said = results.flatMap(({ errors }) => errors).at(0)?.message;
        return `${file} > [${projectName}] ${title}: ${firstLine(said)}`;
      }),
  );
}

/** Failed journeys, and what went wrong beside them. */
export function failedInPlaywright(report) {
  const beside = (report.errors ?? []).map(({ message }) => `journeys: ${firstLine(message)}`);
  return [...journeysThat('unexpected', report), ...beside];
}

/** Journeys that passed at the second try, with what the first one said. */
export function unsteadyInPlaywright(report) {
  return journeysThat('flaky', report);
}
