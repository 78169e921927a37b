import { Refusal, type RefusalCode } from '../http/errors';

/** What became of several: for which the step was taken, and for each of the others why not. */
export interface Report {
  done: string[];
  failed: { id: string; code: RefusalCode }[];
}

/** Takes a step for several, each for itself: one that is refused does not hold up the others. Anything but a refusal is thrown. */
export async function eachAlone(
  ids: readonly string[],
  step: (id: string) => Promise<unknown>,
): Promise<Report> {
  const report: Report = { done: [], failed: [] };
  for (const id of ids) {
    try {
      await step(id);
      report.done.push(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      report.failed.push({ id, code: error.code });
    }
  }
  return report;
}
