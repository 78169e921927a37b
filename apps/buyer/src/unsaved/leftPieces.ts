import { newIdempotencyKey } from '@selvedge/api-spec/client';
import { deviceNow } from '@selvedge/app-shell/app/deviceClock';
import { dropKept, readKeptUnder, writeKept } from '@selvedge/app-shell/kept/keptStore';
import { readText, writeValue } from '@selvedge/app-shell/session/storage';
import type { WrittenStyles } from './written';

/** Persistent copy of a tab's written pieces, which survives the tab. */
export interface TabPieces {
  /** Stores the current pieces; deletes the copy when there are none. */
  keep: (styles: WrittenStyles) => void;
  /** Pieces that closed tabs left; only a newly opened tab takes them over. */
  left: Promise<WrittenStyles>;
}

/** Holds a lock by name for the page's lifetime. @returns false when another page holds it, or the browser has no locks */
const hold = (name: string): Promise<boolean> =>
  new Promise((answer) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        answer(lock !== null);
        return lock === null ? undefined : new Promise<never>(() => undefined);
      })
      .catch(() => answer(false));
  });

/** Returns the key of this tab, which it alone holds: a duplicated tab brings the key of the first one and gets another. */
async function ownKey(beginning: string, before: string | null): Promise<string | null> {
  if (before !== null && (await hold(before))) return before;
  const key = `${beginning}${newIdempotencyKey()}`;
  return (await hold(key)) ? key : null;
}

/** Takes over and deletes the pieces under keys that no page holds any more. */
async function takeLeft(beginning: string): Promise<WrittenStyles> {
  const found: WrittenStyles[] = [];
  for (const { key, values } of await readKeptUnder(beginning)) {
    await navigator.locks.request(key, { ifAvailable: true }, async (lock) => {
      if (lock === null) return;
      found.push(values as WrittenStyles);
      await dropKept(key);
    });
  }
  return Object.assign({}, ...found) as WrittenStyles;
}

/**
 * Stores the written pieces of a tab together with unsent form input, so that they survive the tab, unlike session storage. Each tab stores
 * its own under a key that it holds as a lock. The pieces under a key that no tab holds any more go to the next tab that the user opens,
 * once.
 */
export function tabPieces(userId: string): TabPieces {
  const beginning = `${userId}/written:`;
  const mark = `writtenTab:${userId}`;
  const before = readText(mark, sessionStorage);
  // Locks are missing on pages without HTTPS: it cannot be known which tabs are still open, and two would order the same pieces.
  const key = globalThis.navigator?.locks ? ownKey(beginning, before) : Promise.resolve(null);
  const keep = async (styles: WrittenStyles): Promise<void> => {
    const own = await key;
    if (own === null) return;
    if (Object.keys(styles).length === 0) await dropKept(own);
    else await writeKept({ key: own, values: styles, at: deviceNow('keptForm') });
  };
  const begin = async (): Promise<WrittenStyles> => {
    const own = await key;
    if (own === null) return {};
    writeValue(mark, own, sessionStorage);
    return before === null ? takeLeft(beginning) : {};
  };
  return { keep: (styles) => void keep(styles), left: begin() };
}
