import { proxy, subscribe } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { readJson, writeValue } from '@selvedge/app-shell/session/storage';
import { cachedPaths, openTab } from '@selvedge/design-system/shell/TabsBar';
import type { TabsState, ViewTab } from '@selvedge/design-system/shell/TabsBar';
import { OPEN_TABS, session } from '../api/session';

/** State of the open pages, stored in session storage: each browser tab has its own. A tab's `title` is the message key of its route. */
interface TabsStore extends TabsState {
  tabs: ViewTab[];
  /** Paths of the pages, last used first. */
  recent: string[];
  /** Titles that pages set themselves, such as an order number, by path. */
  ownTitles: Record<string, string>;
  /** React key of the mounted page by path, when it is not the path itself: after a refresh or a change of filter. */
  keys: Record<string, string>;
}

const empty = (): TabsStore => ({ tabs: [], activePath: undefined, recent: [], ownTitles: {}, keys: {} });

function isTab(value: unknown): value is ViewTab {
  if (typeof value !== 'object' || value === null) return false;
  const { path, name, title } = value as Partial<ViewTab>;
  return typeof path === 'string' && typeof name === 'string' && typeof title === 'string';
}

function restored(): TabsStore {
  const found = typeof sessionStorage === 'undefined' ? null : readJson(OPEN_TABS, sessionStorage);
  if (typeof found !== 'object' || found === null || !('tabs' in found) || !Array.isArray(found.tabs))
    return empty();
  const titles = 'ownTitles' in found && typeof found.ownTitles === 'object' ? found.ownTitles : null;
  return {
    ...empty(),
    tabs: found.tabs.filter(isTab),
    ownTitles: { ...(titles as Record<string, string> | null) },
  };
}

/** State of the open pages; change it through the functions below only. */
export const tabs = proxy<TabsStore>(restored());

if (typeof sessionStorage !== 'undefined')
  subscribe(tabs, () =>
    writeValue(OPEN_TABS, { tabs: tabs.tabs, ownTitles: tabs.ownTitles }, sessionStorage),
  );

function take(next: TabsState): void {
  const paths = new Set(next.tabs.map((tab) => tab.path));
  tabs.tabs = [...next.tabs];
  tabs.activePath = next.activePath;
  tabs.recent = tabs.recent.filter((path) => paths.has(path));
  for (const held of [tabs.ownTitles, tabs.keys])
    for (const path of Object.keys(held)) if (!paths.has(path)) delete held[path];
}

/** Opens pinned pages without bringing them to the front. */
export function pinPages(pinned: readonly ViewTab[]): void {
  const { activePath } = tabs;
  for (const tab of pinned) take({ ...openTab(tabs, tab), activePath });
}

/** Brings a page to the front, opening it when it is not open yet. */
export function showPage(tab: ViewTab): void {
  take(openTab(tabs, tab));
  tabs.recent = [tab.path, ...tabs.recent.filter((path) => path !== tab.path)];
}

/**
 * Applies the result of a close action, compared by paths.
 * @returns the path to go to, null for home, undefined to stay
 */
export function keepPages(next: TabsState): string | null | undefined {
  const before = tabs.activePath;
  const paths = new Set(next.tabs.map((tab) => tab.path));
  take({ tabs: tabs.tabs.filter((tab) => paths.has(tab.path)), activePath: next.activePath });
  return next.activePath === before ? undefined : (next.activePath ?? null);
}

/** Moves a tab to the new address of a page that changed its own query; the page stays mounted. */
export function movePage(from: string, to: string): void {
  if (from === to || tabs.tabs.some((tab) => tab.path === to)) return;
  const title = tabs.ownTitles[from];
  if (title !== undefined) tabs.ownTitles[to] = title;
  tabs.keys[to] = tabs.keys[from] ?? from;
  tabs.recent = tabs.recent.map((path) => (path === from ? to : path));
  take({
    tabs: tabs.tabs.map((tab) => (tab.path === from ? { ...tab, path: to } : tab)),
    activePath: tabs.activePath === from ? to : tabs.activePath,
  });
}

let refreshes = 0;

/** Remounts one page; the others keep their state. */
export function refreshPage(path: string): void {
  refreshes += 1;
  tabs.keys[path] = `${path}#${refreshes}`;
}

/** Sets the title of a page's tab, such as the order number. */
export function titlePage(path: string, title: string): void {
  if (tabs.ownTitles[path] !== title) tabs.ownTitles[path] = title;
}

/** Closes pages that are no longer among the user's routes. */
export function prunePages(isKnown: (path: string) => boolean): void {
  const kept = tabs.tabs.filter((tab) => isKnown(tab.path));
  if (kept.length < tabs.tabs.length) take({ tabs: kept, activePath: tabs.activePath });
}

/** Closes all pages, as at the end of the session. */
export function forgetTabs(): void {
  Object.assign(tabs, empty());
}

/** Returns the paths of the pages that stay mounted: kept-alive ones within the limit, and the page in front. */
export function mountedPaths(store: TabsState & { recent: readonly string[] }, front: string): string[] {
  const kept = cachedPaths(store.tabs, store.recent);
  return kept.includes(front) ? kept : [...kept, front];
}

subscribeKey(session, 'token', (token) => {
  if (token === null) forgetTabs();
});
