import type { Queryable } from '../../../db/pool';
import { enqueue } from '../../../jobs/enqueue';
import { defineTask, ROW_PAYLOAD } from '../../../jobs/tasks';

/** Prefix of the job key of a list's announcement, by which the sweep finds it in the queue. */
export const ANNOUNCE_KEY = 'lists.announce ';

/** Notifies followers of a brand that a list was published. */
export const announcementTask = defineTask({
  name: 'lists.announce',
  kind: 'NOTICES',
  payload: ROW_PAYLOAD,
  attempts: 8,
});

/** Enqueues the job that notifies the followers of a published list's brands once. */
export const queueAnnouncement = (db: Queryable, id: string): Promise<void> =>
  enqueue(db, announcementTask, { id }, { key: ANNOUNCE_KEY + id });
