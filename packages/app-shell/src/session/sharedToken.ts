import { readText, writeValue } from './storage';

/** Local-storage key of the token, named as in the specification. */
const TOKEN = 'token';

/**
 * Returns access to the token of this browser's session. All tabs share one session in local storage, so each has to know whether the
 * stored session is still the one it was opened with: it neither writes to nor clears another one. When storage is unavailable, no session
 * counts as another, and it lasts as long as the page does.
 */
export function createSharedToken() {
  let known = readText(TOKEN);
  return {
    /** Returns the stored token as this tab knows it. */
    current: (): string | null => known,
    /** Returns whether the stored session is the one this tab knows; also true when neither exists. */
    isOurs: (): boolean => readText(TOKEN) === known,
    /** Stores the token of a session that began here. Must be the last write: other tabs read the rest of the session when they see it. */
    store(token: string): void {
      writeValue(TOKEN, token);
      known = readText(TOKEN);
    },
    /** Removes the token of the session that ended here, unless another tab has begun a newer one. @returns whether it was removed */
    remove(): boolean {
      const isOurs = readText(TOKEN) === known;
      if (isOurs) writeValue(TOKEN, null);
      known = readText(TOKEN);
      return isOurs;
    },
    /** Takes over the token that another tab stored. @returns whether it changed */
    follow(): boolean {
      const before = known;
      known = readText(TOKEN);
      return known !== before;
    },
  };
}
