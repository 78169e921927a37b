// Tests that failed or were retried, read from the runners' reports: `{ name, error }`, where `error` is the first line of the message.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Returns the first line of a message that has text, without colours. */
export function firstLine(text) {
  const lines = stripVTControlCharacters(text ?? '').split('\n');
  return (
    lines.map((line) => line.trim()).find((line) => line !== '' && !line.startsWith('Click to debug')) ?? ''
  );
}

/** Returns the failed tests of a Vitest JSON report; a file that does not load is one of them. */
export function failedInVitest(report, root) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ name: file, error: firstLine(message) }] : [];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} > ${fullName}`,
      error: firstLine(failureMessages[0]),
    }));
  });
}

/** Returns the journeys of a Playwright JSON report with this outcome; the language precedes the title. */
function journeysWith(outcome, report) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return report.suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, results }) => ({
        name: `${file} > [${projectName}] ${title}`,
        error: firstLine(results.flatMap(({ errors }) => errors).at(0)?.message),
      })),
  );
}

/** Returns failed journeys, and errors outside of journeys, such as a server that did not start. */
export function failedInPlaywright(report) {
  const outside = (report.errors ?? []).map(({ message }) => ({
    name: 'journeys',
    error: firstLine(message),
  }));
  return [...journeysWith('unexpected', report), ...outside];
}

/** Returns journeys that passed at their second try, with the error of the first. */
export function retriedInPlaywright(report) {
  return journeysWith('flaky', report);
}
