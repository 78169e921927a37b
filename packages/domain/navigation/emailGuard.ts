/** Navigation guards of both apps as pure functions. */
import { signInPath } from './returnPath';
import { parseScreening, type Screening } from './screening';

/** Page to which buyers without an e-mail address are redirected. */
export const DASHBOARD_PATH = '/dataSummary';
/** Page to which a screening leads. */
const SCREENING_PATH = '/product/list';

/** Returns true when an e-mail address is stored: not missing, empty, or the text `null` or `undefined`. */
export function hasBoundEmail(stored: string | null | undefined): boolean {
  const email = stored?.trim() ?? '';
  return email !== '' && email !== 'null' && email !== 'undefined';
}

/** Decision of the buyer guard: save the screening, redirect, raise `show-bind-email`. */
export interface BuyerDecision {
  /** Path of the redirect; null lets the navigation pass. */
  redirect: string | null;
  /** Whether to raise the window event `show-bind-email`. */
  showBindEmail: boolean;
  /** Parameters to save before anything else; null saves nothing. */
  screening: Screening | null;
}

const OPEN_PATHS: ReadonlySet<string> = new Set(['/login', '/', DASHBOARD_PATH]);

/**
 * Decides on a navigation of a buyer: a screening is saved first; then, without an e-mail address, everything but sign-in and dashboard is
 * blocked, else a screening leads to the products. `path` is without a query.
 */
export function guardBuyer(
  path: string,
  screeningRaw: string | null,
  storedEmail: string | null | undefined,
): BuyerDecision {
  const screening = parseScreening(screeningRaw);
  if (!hasBoundEmail(storedEmail) && path !== '/login') {
    const blocked = !OPEN_PATHS.has(path) || screening !== null;
    const stays = path === DASHBOARD_PATH || path === '/';
    return { redirect: blocked && !stays ? DASHBOARD_PATH : null, showBindEmail: blocked, screening };
  }
  const leads = screening !== null && path !== '/login';
  return { redirect: leads ? SCREENING_PATH : null, showBindEmail: false, screening };
}

/** Decides on a navigation of staff: returns the path to redirect to, null to pass. `path` may include a query. */
export function guardStaff(path: string, token: string | null | undefined): string | null {
  const signIn = path === '/login' || path.startsWith('/login?');
  if (token) return signIn ? '/' : null;
  return signIn ? null : signInPath(path);
}
