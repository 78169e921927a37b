import { TALK_MAX_LENGTH, TALK_PER_WINDOW, TALK_WINDOW_MS } from '@selvedge/domain/constants';
import { hasPerm } from '@selvedge/domain/people/permissions';
import type { StaffSession } from '../contract/caller';
import type { Queryable } from '../db/pool';
import { announce } from '../live/announce';

/** Speaking to all is what publishing a notice is, so it asks for the same permission. */
const TO_ALL = 'sys:notice:publish';

/** A word that a page sends after it was let in. */
interface Word {
  say: string;
  to: 'me' | 'all';
}

/** How an answer gets to the page that spoke. */
type Reply = (type: 'talk' | 'talk.refused', data: object) => void;

/** Takes the words of staff on one port. */
export interface Talk {
  /** Answers or spreads what a frame says; a frame that says nothing is passed over. */
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
 * Echo and broadcast of the websocket page: a word of bounded length comes back to who said it, or goes to all staff
 * from those who may publish notices. Counted per person in the memory of each process.
 */
export function startTalk(db: Queryable, now: () => number = Date.now): Talk {
  const counts = new Map<string, number>();
  let since = now();
  const isTooMany = (personId: string): boolean => {
    // One window for all: forgetting everybody at its end keeps the map as small as who spoke in it.
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
