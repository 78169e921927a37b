import { Refusal, type RefusalCode } from '../http/errors';

/** Result of a transition of several records: the ids that were changed, and the refusal code of each of the others. */
export interface Report {
  done: string[];
  failed: { id: string; code: RefusalCode }[];
}

/** Runs a step for each of several ids independently: a refused one does not stop the others. Errors other than refusals are thrown. */
export async function settleEach(
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
