import { proxy } from 'valtio';
import type { MockOperation } from './operations';
import { findOperation } from './operations';
import { readWishes, wishOf, writeWishes } from './wishes';
import type { Wish, Wishes } from './wishes';

interface MockState {
  operations: MockOperation[];
  /** Ids of the operations called since the page was loaded, latest first. */
  called: string[];
  wishes: Wishes;
}

/** What the mock panel shows and the patched fetch reads. */
export const mockState = proxy<MockState>({ operations: [], called: [], wishes: {} });

/** Takes up the wishes of the address, and keeps them there when a navigation writes an address without them. */
export function keepWishesInAddress(): void {
  mockState.wishes = readWishes(window.location.search);
  window.addEventListener('hashchange', writeAddress);
  window.addEventListener('popstate', writeAddress);
}

function writeAddress(): void {
  const { pathname, search, hash } = window.location;
  const wanted = writeWishes(search, mockState.wishes);
  if (wanted !== search) history.replaceState(history.state, '', `${pathname}${wanted}${hash}`);
}

/** Asks for another answer or delay of one operation. */
export function wishFor(id: string, wish: Partial<Wish>): void {
  mockState.wishes = { ...mockState.wishes, [id]: { ...wishOf(mockState.wishes, id), ...wish } };
  writeAddress();
}

/** Back to the usual answers. */
export function forgetWishes(): void {
  mockState.wishes = {};
  writeAddress();
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Wraps fetch: notes which operation a call of the API reaches, waits as wished, and asks the mock by `Prefer`. */
export function wishingFetch(apiBase: string, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!request.url.startsWith(apiBase)) return send(request);
    const operation = findOperation(mockState.operations, request.method, decodeURI(url.pathname));
    if (operation === undefined) return send(request);
    mockState.called = [operation.id, ...mockState.called.filter((id) => id !== operation.id)];
    const { answer, delayMs } = wishOf(mockState.wishes, operation.id);
    if (answer !== '') request.headers.set('Prefer', answer);
    if (delayMs > 0) await wait(delayMs);
    return send(request);
  };
}
