/** Sign-in methods of an existing account: password, a code scanned by the phone, one click at the social platform. */
export const signInWays = ['password', 'scan', 'click'] as const;
/** Sign-in method. */
export type SignInWay = (typeof signInWays)[number];

/** Name of the cookie: signing out clears all storage of the page, but the method belongs to the device. */
const COOKIE = 'signInWay';
const YEAR_S = 31_536_000;

/** Returns the method last used on this device. */
export function wayBefore(): SignInWay {
  return signInWays.find((way) => document.cookie.split('; ').includes(`${COOKIE}=${way}`)) ?? 'password';
}

/** Stores the method for the next sign-in. */
export function rememberWay(way: SignInWay): void {
  document.cookie = `${COOKIE}=${way}; max-age=${YEAR_S}; path=/; samesite=strict`;
}
