import { newIdempotencyKey } from '@selvedge/api-spec/client';
import { deviceNow } from '@selvedge/app-kit/app/deviceClock';
import { dropKept, readKeptUnder, writeKept } from '@selvedge/app-kit/kept/keptStore';
import { readText, writeValue } from '@selvedge/app-kit/session/storage';
import type { WrittenStyles } from './written';

/** The pieces of this tab as they are kept beyond its end. */
export interface TabPieces {
  /** Keeps what is written now; nothing written is kept as nothing. */
  keep: (styles: WrittenStyles) => void;
  /** What tabs left when they were closed; only a tab that has just been opened takes it over. */
  left: Promise<WrittenStyles>;
}

/** Holds a name as long as this page lives. @returns false where another page holds it, or the browser knows no such holding */
const hold = (name: string): Promise<boolean> =>
  new Promise((answer) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        answer(lock !== null);
        return lock === null ? undefined : new Promise<never>(() => undefined);
      })
      .catch(() => answer(false));
  });

/** The key of this tab, which it has for itself: a copied tab brings the key of the first one along and gets another. */
async function ownKey(beginning: string, before: string | null): Promise<string | null> {
  if (before !== null && (await hold(before))) return before;
  const key = `${beginning}${newIdempotencyKey()}`;
  return (await hold(key)) ? key : null;
}

/** Takes over what lies under keys that no page holds any more. */
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
 * Keeps the written pieces of a tab with what is typed into forms, so that they outlive the tab: session storage ends with it. Each tab
 * keeps its own and holds the name of it while it lives. What nobody holds any more goes to the next tab that the person opens, once.
 */
export function tabPieces(userId: string): TabPieces {
  const beginning = `${userId}/written:`;
  const mark = `writtenTab:${userId}`;
  const before = readText(mark, sessionStorage);
  // Not there on pages without a certificate: which tabs still live cannot be known, and two would order the same pieces.
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
