import { TAB_CACHE_MAX } from '@selvedge/domain/constants';

/** One visited page in the tabs bar. `path` is the full path with its query and the identity of the tab. */
export interface ViewTab {
  path: string;
  /** Name of the screen; pages of one screen may be open several times under different paths. */
  name: string;
  /** Text shown in the bar. */
  title: string;
  /** Pinned: stands first and survives every close action. */
  affix?: boolean;
  /** The page keeps its state while another tab is in front. */
  keepAlive?: boolean;
}

/** The open pages and which of them is in front. */
export interface TabsState {
  tabs: readonly ViewTab[];
  /** Path of the tab in front; undefined only while nothing is open. */
  activePath?: string;
}

/** Ways to close tabs, in the order in which the menu offers them. */
export const closeScopes = ['one', 'others', 'left', 'right', 'all'] as const;
/** Which tabs a close action takes away. */
export type CloseScope = (typeof closeScopes)[number];

const pinnedFirst = (tabs: readonly ViewTab[]): ViewTab[] => [
  ...tabs.filter((tab) => tab.affix),
  ...tabs.filter((tab) => !tab.affix),
];

/** Opens a tab, or brings it to the front when its path is open already; pinned tabs stay first. */
export function openTab(state: TabsState, tab: ViewTab): TabsState {
  const isOpen = state.tabs.some((open) => open.path === tab.path);
  return { tabs: isOpen ? state.tabs : pinnedFirst([...state.tabs, tab]), activePath: tab.path };
}

function removedPaths(tabs: readonly ViewTab[], path: string, scope: CloseScope): Set<string> {
  const at = tabs.findIndex((tab) => tab.path === path);
  if (at < 0 && scope !== 'all') return new Set();
  const goes = (tab: ViewTab, index: number): boolean => {
    if (tab.affix) return false;
    switch (scope) {
      case 'one':
        return index === at;
      case 'others':
        return index !== at;
      case 'left':
        return index < at;
      case 'right':
        return index > at;
      case 'all':
        return true;
    }
  };
  return new Set(tabs.filter(goes).map((tab) => tab.path));
}

/** The tab that comes to the front when the one in front closes: nearest on the left, else the last, else none. */
function successor(
  tabs: readonly ViewTab[],
  kept: readonly ViewTab[],
  activePath: string,
): string | undefined {
  const at = tabs.findIndex((tab) => tab.path === activePath);
  const left = tabs.slice(0, Math.max(at, 0)).reverse();
  const nearest = left.find((tab) => kept.includes(tab));
  return (nearest ?? kept.at(-1))?.path;
}

/**
 * Closes tabs around `path`. Pinned tabs stay whatever the scope. Closing the tab in front
 * brings its left neighbour forward, else the last tab; for "others", "left" and "right" the tab asked about
 * comes forward when the one in front went away.
 */
export function closeTabs(state: TabsState, path: string, scope: CloseScope): TabsState {
  const gone = removedPaths(state.tabs, path, scope);
  if (gone.size === 0) return state;
  const tabs = state.tabs.filter((tab) => !gone.has(tab.path));
  const { activePath } = state;
  if (activePath === undefined || !gone.has(activePath)) return { tabs, activePath };
  const anchorStays = tabs.some((tab) => tab.path === path);
  return { tabs, activePath: anchorStays ? path : successor(state.tabs, tabs, activePath) };
}

/** Whether a close action would take anything away; menus disable what would not. */
export function canClose(state: TabsState, path: string, scope: CloseScope): boolean {
  return removedPaths(state.tabs, path, scope).size > 0;
}

/**
 * Paths whose page stays mounted: only tabs with `keepAlive`, at most {@link TAB_CACHE_MAX}, dropping the least
 * recently used but never a pinned one. `recent` lists paths with the last used first.
 */
export function cachedPaths(
  tabs: readonly ViewTab[],
  recent: readonly string[],
  limit = TAB_CACHE_MAX,
): string[] {
  const age = (tab: ViewTab): number => {
    const at = recent.indexOf(tab.path);
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  const alive = tabs.filter((tab) => tab.keepAlive);
  const pinned = alive.filter((tab) => tab.affix);
  const others = alive.filter((tab) => !tab.affix).sort((a, b) => age(a) - age(b));
  return [...pinned, ...others.slice(0, Math.max(0, limit - pinned.length))].map((tab) => tab.path);
}
