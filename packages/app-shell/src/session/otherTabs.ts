import { safeReturnPath, signInPath } from '@selvedge/domain/navigation/returnPath';
import { currentAddress, navigate, readAddress } from '../app/hashLocation';
import { queryClient } from '../app/queryClient';

/**
 * Change that another tab made to the session of this browser: none, signed out, signed in while no user was signed in, the same user
 * signed in again, or another user in place of the one this page was rendered for.
 */
export type SessionChange = 'none' | 'out' | 'in' | 'again' | 'another';

/** Reactions to a session change of another tab, and the check they depend on. */
export interface TurnEffects {
  /** Returns whether a page of the app requires a session. */
  needsSession: (path: string) => boolean;
  /** Clears all cached reads of the previous user. */
  forgetReads: () => void;
  /** Refetches what is on the screen; forms stay as they are. */
  readAnew: () => void;
  goTo: (path: string) => void;
  reload: () => void;
}

/**
 * Applies a session change of another tab. After a sign-out this tab goes to the sign-in page with a link back; after the same user signed
 * in again it stays, or leaves the sign-in page for its redirect. When another user signed in, the page is reloaded.
 */
export function applySessionChange(turn: SessionChange, address: string, effects: TurnEffects): void {
  if (turn === 'again') effects.readAnew();
  if (turn === 'another') effects.reload();
  if (turn !== 'out' && turn !== 'in') return;
  effects.forgetReads();
  const { path, search } = readAddress({ hash: `#${address}`, search: '' });
  if (turn === 'out' && effects.needsSession(path)) effects.goTo(signInPath(address));
  if (turn === 'in' && path === '/login') {
    effects.goTo(safeReturnPath(new URLSearchParams(search).get('redirect')) ?? '/');
  }
}

/**
 * Watches the session changes of other tabs for the page's lifetime: by the `storage` event, and whenever the page gets the focus or is
 * shown again, because a suspended tab may have missed the event.
 *
 * @param follow takes over the stored session, and returns the change
 * @param needsSession returns whether a page requires a session
 */
export function watchOtherTabs(follow: () => SessionChange, needsSession: (path: string) => boolean): void {
  const look = (): void =>
    applySessionChange(follow(), currentAddress(), {
      needsSession,
      forgetReads: () => queryClient.clear(),
      readAnew: () => void queryClient.invalidateQueries(),
      goTo: (path) => navigate(path, { replace: true }),
      reload: () => window.location.reload(),
    });
  window.addEventListener('storage', look);
  window.addEventListener('focus', look);
  window.addEventListener('pageshow', look);
}
