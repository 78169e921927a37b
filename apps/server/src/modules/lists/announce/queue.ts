import type { Queryable } from '../../../db/pool';
import { enqueue } from '../../../jobs/enqueue';

/** What the announcement of a list is known by in the queue: the sweep looks for it there. */
export const ANNOUNCE_KEY = 'lists.announce ';

/** Has those who follow the brands of a published list be told of it, once. */
export const queueAnnouncement = (db: Queryable, id: string): Promise<void> =>
  enqueue(db, 'lists.announce', { id }, { key: ANNOUNCE_KEY + id });
