/** The navigation guards of both apps as decisions. */
import { signInPath } from './returnPath';
import { parseScreening, type Screening } from './screening';

/** Where a buyer without e-mail is sent. */
export const DASHBOARD_PATH = '/dataSummary';
/** Where a screening leads. */
const SCREENING_PATH = '/product/list';

/** True when an e-mail is stored: not missing, empty, or the text `null` or `undefined`. */
export function hasBoundEmail(stored: string | null | undefined): boolean {
  const email = stored?.trim() ?? '';
  return email !== '' && email !== 'null' && email !== 'undefined';
}

/** What the buyer guard wants: save the screening, go elsewhere, raise `show-bind-email`. */
export interface BuyerDecision {
  /** Path to go to instead; null lets the navigation pass. */
  redirect: string | null;
  /** Raise the window event `show-bind-email`. */
  showBindEmail: boolean;
  /** Parameters to save before anything else; null saves nothing. */
  screening: Screening | null;
}

const OPEN_PATHS: ReadonlySet<string> = new Set(['/login', '/', DASHBOARD_PATH]);

/**
 * The buyer guard: a screening is saved first, then without e-mail everything but sign-in and dashboard is blocked,
 * else a screening leads to the products. `path` carries no query.
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

/** The staff guard: path to go to instead, null to pass. `path` may carry a query. */
export function guardStaff(path: string, token: string | null | undefined): string | null {
  const signIn = path === '/login' || path.startsWith('/login?');
  if (token) return signIn ? '/' : null;
  return signIn ? null : signInPath(path);
}
