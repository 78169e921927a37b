import type { Queryable } from '../../../db/pool';
import { enqueue } from '../../../jobs/enqueue';
import { defineTask, ROW_PAYLOAD } from '../../../jobs/tasks';

/** Prefix of the job key of a notice to many recipients, by which the sweep finds it in the queue. */
export const SENDING_KEY = 'notice ';

/** Writes a notice to many recipients, in batches. */
export const sendingTask = defineTask({
  name: 'notices.write',
  kind: 'NOTICES',
  payload: ROW_PAYLOAD,
  attempts: 12,
});

/** Puts a notice to many recipients into the queue; one job per notice waits at a time. */
export const queueSending = (db: Queryable, id: string): Promise<void> =>
  enqueue(db, sendingTask, { id }, { key: SENDING_KEY + id });
