import { readText, writeValue } from './storage';

/** Local-storage key of the token, spelt as the specification names it. */
const TOKEN = 'token';

/**
 * The token of this browser's session. All tabs of the browser share one session by local storage, so each has to know whether what is
 * stored is still the session it was opened with: what is another's it neither writes to nor clears. Where storage is closed to us nothing
 * is ever another's, and the session lives as long as the page does.
 */
export function createSharedToken() {
  let known = readText(TOKEN);
  return {
    /** The stored token as this tab knows it. */
    current: (): string | null => known,
    /** Whether the stored session is the one this tab knows, or there is none on either side. */
    isOurs: (): boolean => readText(TOKEN) === known,
    /** Stores the token of a session that began here. Comes last: other tabs read the rest of the session once they hear of it. */
    store(token: string): void {
      writeValue(TOKEN, token);
      known = readText(TOKEN);
    },
    /** Removes the token of the session that ended here, unless another tab has begun a newer one. @returns whether it did */
    remove(): boolean {
      const isOurs = readText(TOKEN) === known;
      if (isOurs) writeValue(TOKEN, null);
      known = readText(TOKEN);
      return isOurs;
    },
    /** Takes note of what another tab stored. @returns whether that changed anything */
    follow(): boolean {
      const before = known;
      known = readText(TOKEN);
      return known !== before;
    },
  };
}
