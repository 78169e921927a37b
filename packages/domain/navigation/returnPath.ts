/** Page to open after signing in. */

/**
 * Returns the path of a `redirect` query when it is safe: it starts with exactly one slash and contains no backslash, control character or
 * lone surrogate. The sign-in page itself is never a target. Null means that the query is ignored.
 */
export function safeReturnPath(redirect: string | null | undefined): string | null {
  if (!redirect || !/^\/(?![/\\])[^\\\p{Cc}\p{Cs}]*$/u.test(redirect)) return null;
  return /^\/login(?:[/?#]|$)/.test(redirect) ? null : redirect;
}

/** Returns the sign-in path that leads back to the requested one; a path that is not safe is left out. */
export function signInPath(asked: string): string {
  const path = safeReturnPath(asked);
  return path === null ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
}
