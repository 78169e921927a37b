/** The page to land on after signing in. */

/**
 * The path of a `redirect` query when it is safe: it starts with exactly one slash and holds no backslash, control mark
 * or half of a character. The sign-in page itself is never a target. Null means: ignore it.
 */
export function safeReturnPath(redirect: string | null | undefined): string | null {
  if (!redirect || !/^\/(?![/\\])[^\\\p{Cc}\p{Cs}]*$/u.test(redirect)) return null;
  return /^\/login(?:[/?#]|$)/.test(redirect) ? null : redirect;
}

/** The sign-in path that leads back to the asked one; a path that is not safe is left out. */
export function signInPath(asked: string): string {
  const path = safeReturnPath(asked);
  return path === null ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
}
