import { useSyncExternalStore } from 'react';
import type { BaseLocationHook, BaseSearchHook } from 'wouter';

/** Options of a navigation. */
export interface NavigateOptions {
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
  /** State stored in `history.state`, read again after Back and reload. */
  state?: unknown;
}

/**
 * Reads the address in the app's format: path and query both inside the hash, `#/product/list?screening=…`. A query before the hash, as
 * some tools rewrite such links, is read when the hash has none.
 */
export function readAddress(location: Pick<Location, 'hash' | 'search'>): { path: string; search: string } {
  const inside = location.hash.replace(/^#/, '');
  const mark = inside.indexOf('?');
  const path = mark === -1 ? inside : inside.slice(0, mark);
  const search = mark === -1 ? location.search.replace(/^\?/, '') : inside.slice(mark + 1);
  return { path: path.startsWith('/') ? path : `/${path}`, search };
}

/** Returns path and query of the current page as one string: the value of `redirect`. */
export function currentAddress(): string {
  const { path, search } = readAddress(window.location);
  return search === '' ? path : `${path}?${search}`;
}

/** Navigates to a path, with or without a query, inside the hash. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  const before = window.location.href;
  const after = `${window.location.pathname}#${to}`;
  if (replace) history.replaceState(state, '', after);
  else history.pushState(state, '', after);
  window.dispatchEvent(new HashChangeEvent('hashchange', { oldURL: before, newURL: window.location.href }));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
}

/** Location hook of wouter for hash addresses. */
export const useHashLocation: BaseLocationHook & { hrefs: (href: string) => string } = Object.assign(
  () =>
    [useSyncExternalStore(subscribe, () => readAddress(window.location).path), navigate] as [
      string,
      typeof navigate,
    ],
  { hrefs: (href: string) => `#${href}` },
);

/** Search hook of wouter for hash addresses. */
export const useHashSearch: BaseSearchHook = () =>
  useSyncExternalStore(subscribe, () => readAddress(window.location).search);

/** Both hooks for wouter's Router: `<Router {...hashRouting}>`. */
export const hashRouting = { hook: useHashLocation, searchHook: useHashSearch };
