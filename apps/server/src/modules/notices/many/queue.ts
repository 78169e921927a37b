import type { Queryable } from '../../../db/pool';
import { enqueue } from '../../../jobs/enqueue';

/** What a notice to many is known by in the queue: the sweep looks for it there. */
export const SENDING_KEY = 'notice ';

/** Puts a notice to many into the queue; one job of it waits at a time. */
export const queueSending = (db: Queryable, id: string): Promise<void> =>
  enqueue(db, 'notices.write', { id }, { key: SENDING_KEY + id });
