import type { Queryable } from '../../../db/pool';
import { enqueue } from '../../../jobs/enqueue';

/** Prefix of the job key of a list's announcement, by which the sweep finds it in the queue. */
export const ANNOUNCE_KEY = 'lists.announce ';

/** Enqueues the job that notifies the followers of a published list's brands once. */
export const queueAnnouncement = (db: Queryable, id: string): Promise<void> =>
  enqueue(db, 'lists.announce', { id }, { key: ANNOUNCE_KEY + id });
