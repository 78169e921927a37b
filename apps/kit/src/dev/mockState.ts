import { proxy } from 'valtio';
import type { MockOperation } from './operations';
import { findOperation } from './operations';
import { readOverrides, overrideOf, writeOverrides } from './overrides';
import type { Override, Overrides } from './overrides';

interface MockState {
  operations: MockOperation[];
  /** Ids of the operations called since the page was loaded, latest first. */
  called: string[];
  overrides: Overrides;
}

/** What the mock panel shows and the patched fetch reads. */
export const mockState = proxy<MockState>({ operations: [], called: [], overrides: {} });

/** Takes up the overrides of the address, and keeps them there when a navigation writes an address without them. */
export function keepOverridesInAddress(): void {
  mockState.overrides = readOverrides(window.location.search);
  window.addEventListener('hashchange', writeAddress);
  window.addEventListener('popstate', writeAddress);
}

function writeAddress(): void {
  const { pathname, search, hash } = window.location;
  const wanted = writeOverrides(search, mockState.overrides);
  if (wanted !== search) history.replaceState(history.state, '', `${pathname}${wanted}${hash}`);
}

/** Asks for another answer or delay of one operation. */
export function setOverride(id: string, override: Partial<Override>): void {
  mockState.overrides = {
    ...mockState.overrides,
    [id]: { ...overrideOf(mockState.overrides, id), ...override },
  };
  writeAddress();
}

/** Back to the usual answers. */
export function clearOverrides(): void {
  mockState.overrides = {};
  writeAddress();
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Wraps fetch: notes which operation a call of the API reaches, waits as chosen, and asks the mock by `Prefer`. */
export function overridingFetch(apiBase: string, send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!request.url.startsWith(apiBase)) return send(request);
    const operation = findOperation(mockState.operations, request.method, decodeURI(url.pathname));
    if (operation === undefined) return send(request);
    mockState.called = [operation.id, ...mockState.called.filter((id) => id !== operation.id)];
    const { answer, delayMs } = overrideOf(mockState.overrides, operation.id);
    if (answer !== '') request.headers.set('Prefer', answer);
    if (delayMs > 0) await wait(delayMs);
    return send(request);
  };
}
