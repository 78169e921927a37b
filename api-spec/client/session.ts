/**
 * Creates the guard that distinguishes responses of the present session from late ones. Several calls usually meet an expired token
 * together; only the first may end the session, and no call may end a session that began after it was sent, even in another tab.
 *
 * @param isOurs returns whether the session that the browser stores is the one of `getToken`
 */
export function createSessionGuard(getToken: () => string | null, isOurs: () => boolean = () => true) {
  let calls = 0;
  let endedAt = 0;

  return {
    /** Registers the begin of a call and the token it is sent with. */
    begin(): { readonly token: string | null; readonly isCurrent: () => boolean } {
      const startedAt = ++calls;
      const token = getToken();
      return { token, isCurrent: () => startedAt > endedAt && getToken() === token && isOurs() };
    },
    /** Ends the session: every call that began up to now belongs to the ended session. */
    end(): void {
      endedAt = calls;
    },
  };
}
