import { safeReturnPath, signInPath } from '@selvedge/domain/navigation/returnPath';
import { currentAddress, navigate, readAddress } from '../app/hashLocation';
import { queryClient } from '../app/queryClient';

/**
 * What another tab did to the session of this browser: nothing, signed out, signed in where nobody was, signed the same person in again,
 * or put somebody else in the place of the one this page was drawn for.
 */
export type SessionTurn = 'none' | 'out' | 'in' | 'again' | 'another';

/** What is done about a turn of the session, and what it depends on. */
export interface TurnEffects {
  /** Whether a page of the app is for who is signed in. */
  needsSession: (path: string) => boolean;
  /** Forgets all that was read for whoever was there. */
  forgetReads: () => void;
  /** Reads anew what is on the screen; forms stay as they are. */
  readAnew: () => void;
  goTo: (path: string) => void;
  reload: () => void;
}

/**
 * Shows what another tab did. Signed out there, this tab asks to sign in and comes back to where it was; signed in again, it goes on where it
 * stands, or to where its sign-in page would have led. Where somebody else signed in, nothing of the page may stay.
 */
export function showTurn(turn: SessionTurn, address: string, effects: TurnEffects): void {
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
 * Follows the other tabs of this browser for the page's whole life: at once by the browser's word, and whenever the page is looked at again,
 * because a tab that slept may not have heard it.
 *
 * @param follow takes over what is stored, and says what that was
 * @param needsSession whether a page is for who is signed in
 */
export function watchOtherTabs(follow: () => SessionTurn, needsSession: (path: string) => boolean): void {
  const look = (): void =>
    showTurn(follow(), currentAddress(), {
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
