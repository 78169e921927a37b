/**
 * Tells an answer that still belongs to the present session from a late one. Several calls usually meet an expired token
 * together; only the first may end the session, and none may end a session that began after the call was sent, be it in another tab.
 *
 * @param isOurs whether the session the browser stores is the one `getToken` answers for
 */
export function createSessionGuard(getToken: () => string | null, isOurs: () => boolean = () => true) {
  let calls = 0;
  let endedAt = 0;

  return {
    /** Notes that a call begins, and with which token. */
    begin(): { readonly token: string | null; readonly isCurrent: () => boolean } {
      const startedAt = ++calls;
      const token = getToken();
      return { token, isCurrent: () => startedAt > endedAt && getToken() === token && isOurs() };
    },
    /** Everything begun up to now belongs to the session that just ended. */
    end(): void {
      endedAt = calls;
    },
  };
}
