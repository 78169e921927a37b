import type { Queryable } from '../../../db/pool';
import { enqueue } from '../../../jobs/enqueue';

/** Prefix of the job key of a notice to many recipients, by which the sweep finds it in the queue. */
export const SENDING_KEY = 'notice ';

/** Puts a notice to many recipients into the queue; one job per notice waits at a time. */
export const queueSending = (db: Queryable, id: string): Promise<void> =>
  enqueue(db, 'notices.write', { id }, { key: SENDING_KEY + id });
