/** Ways into an account that exists: password, a code for the phone, one click at the platform. */
export const signInWays = ['password', 'scan', 'click'] as const;
/** One of them. */
export type SignInWay = (typeof signInWays)[number];

/** Name of the cookie: signing out clears all storage of the page, and the way is a matter of the device. */
const COOKIE = 'signInWay';
const YEAR_S = 31_536_000;

/** The way that was chosen on this device the last time. */
export function wayBefore(): SignInWay {
  return signInWays.find((way) => document.cookie.split('; ').includes(`${COOKIE}=${way}`)) ?? 'password';
}

/** Remembers the way for the next time. */
export function rememberWay(way: SignInWay): void {
  document.cookie = `${COOKIE}=${way}; max-age=${YEAR_S}; path=/; samesite=strict`;
}
