import { TALK_MAX_LENGTH, TALK_PER_WINDOW, TALK_WINDOW_MS } from '@selvedge/domain/constants';
import { hasPerm } from '@selvedge/domain/people/permissions';
import type { StaffSession } from '../contract/caller';
import type { Queryable } from '../db/pool';
import { announce } from '../live/announce';

/** Permission for messages to all staff: the same as for publishing a notice. */
const TO_ALL = 'sys:notice:publish';

/** Message that a page sends after sign-in. */
interface Word {
  say: string;
  to: 'me' | 'all';
}

/** Sends an answer to the page that sent the message. */
type Reply = (type: 'talk' | 'talk.refused', data: object) => void;

/** Handles the messages of staff on one port. */
export interface Talk {
  /** Echoes or broadcasts the message in a frame; ignores a frame without a message. */
  hear(frame: string, person: StaffSession, reply: Reply): Promise<void>;
}

function wordIn(frame: string): Word | null {
  try {
    const parsed: unknown = JSON.parse(frame);
    if (typeof parsed !== 'object' || parsed === null || !('say' in parsed) || !('to' in parsed)) return null;
    const { say, to } = parsed;
    return typeof say === 'string' && (to === 'me' || to === 'all') ? { say: say.trim(), to } : null;
  } catch {
    return null;
  }
}

/**
 * Echo and broadcast of the websocket page: a message of limited length goes back to its sender, or to all staff when the sender may
 * publish notices. Messages are counted per person in the memory of each process.
 */
export function startStaffMessages(db: Queryable, now: () => number = Date.now): Talk {
  const counts = new Map<string, number>();
  let since = now();
  const isTooMany = (personId: string): boolean => {
    // All people share one window: clearing the map at its end limits its size to the people who sent something within it.
    if (now() - since >= TALK_WINDOW_MS) {
      counts.clear();
      since = now();
    }
    const count = (counts.get(personId) ?? 0) + 1;
    counts.set(personId, count);
    return count > TALK_PER_WINDOW;
  };
  return {
    async hear(frame, person, reply) {
      const word = wordIn(frame);
      if (word === null) return;
      const { say: text, to } = word;
      if (isTooMany(person.id)) return reply('talk.refused', { reason: 'TOO_MANY' });
      if (text === '' || text.length > TALK_MAX_LENGTH) return reply('talk.refused', { reason: 'LENGTH' });
      const data = { text, from: person.nickname, to };
      if (to === 'me') return reply('talk', data);
      if (!hasPerm(person, [TO_ALL])) return reply('talk.refused', { reason: 'PERMISSION' });
      await announce(db, { to: { everyStaff: true }, type: 'talk', id: person.id, data });
    },
  };
}
