import type { Queryable } from '../../../db/pool';
import { enqueue } from '../../../jobs/enqueue';

/** Prefix of the keys of product imports in the queue: the sweep searches for them by it. */
export const IMPORT_KEY = 'import ';

/** Puts the check or the commit of a product sheet into the queue; at most one task of a sheet waits at a time. */
export function queueProducts(
  db: Queryable,
  id: string,
  task: 'imports.check' | 'imports.commit',
): Promise<void> {
  return enqueue(db, task, { id }, { key: IMPORT_KEY + id });
}
