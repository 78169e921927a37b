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

/** State that the mock panel shows and the patched fetch reads. */
export const mockState = proxy<MockState>({ operations: [], called: [], overrides: {} });

/** Reads the overrides from the address, and writes them back when a navigation drops them. */
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

/** Overrides answer or delay of one operation. */
export function setOverride(id: string, override: Partial<Override>): void {
  mockState.overrides = {
    ...mockState.overrides,
    [id]: { ...overrideOf(mockState.overrides, id), ...override },
  };
  writeAddress();
}

/** Resets all operations to the default answers. */
export function clearOverrides(): void {
  mockState.overrides = {};
  writeAddress();
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Returns a fetch that records the operation of each API call, waits for the chosen delay, and selects the mock's answer by the `Prefer`
 * header.
 */
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
