import type { Queryable } from '../../../db/pool';
import { enqueue } from '../../../jobs/enqueue';
import { defineTask, ROW_PAYLOAD } from '../../../jobs/tasks';

/** Prefix of the keys of product imports in the queue: the sweep searches for them by it. */
export const IMPORT_KEY = 'import ';

/** Validates the rows of a product sheet, batch by batch. */
export const checkTask = defineTask({
  name: 'imports.check',
  kind: 'IMPORTS',
  payload: ROW_PAYLOAD,
  attempts: 12,
});

/** Writes the products of a validated sheet in batches. */
export const commitTask = defineTask({
  name: 'imports.commit',
  kind: 'IMPORTS',
  payload: ROW_PAYLOAD,
  attempts: 12,
});

/** Puts the check or the commit of a product sheet into the queue; at most one task of a sheet waits at a time. */
export function queueProducts(
  db: Queryable,
  id: string,
  task: typeof checkTask | typeof commitTask,
): Promise<void> {
  return enqueue(db, task, { id }, { key: IMPORT_KEY + id });
}
