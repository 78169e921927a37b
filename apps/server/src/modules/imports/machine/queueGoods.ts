import type { Queryable } from '../../../db/pool';
import { enqueue } from '../../../jobs/enqueue';

/** What an import of products is known by in the queue: the sweep looks for it there. */
export const IMPORT_KEY = 'import ';

/** Puts the check or the commit of a sheet of products into the queue; one of a sheet waits at a time. */
export function queueGoods(
  db: Queryable,
  id: string,
  task: 'imports.check' | 'imports.commit',
): Promise<void> {
  return enqueue(db, task, { id }, { key: IMPORT_KEY + id });
}
