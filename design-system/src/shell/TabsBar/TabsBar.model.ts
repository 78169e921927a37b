import { TAB_CACHE_MAX } from '@selvedge/domain/constants';

/** Visited page in the tabs bar. `path` is the full path with its query and the identity of the tab. */
export interface ViewTab {
  path: string;
  /** Name of the screen; a screen may be open several times under different paths. */
  name: string;
  /** Title of the tab. */
  title: string;
  /** Pinned: the tab comes first and no close action removes it. */
  affix?: boolean;
  /** Whether the page keeps its state while another tab is selected. */
  keepAlive?: boolean;
}

/** Open tabs and the path of the selected one. */
export interface TabsState {
  tabs: readonly ViewTab[];
  /** Path of the selected tab; undefined only while no tab is open. */
  activePath?: string;
}

/** Scopes of a close action, in the order of the menu. */
export const closeScopes = ['one', 'others', 'left', 'right', 'all'] as const;
/** Scope of a close action: which tabs it removes. */
export type CloseScope = (typeof closeScopes)[number];

const pinnedFirst = (tabs: readonly ViewTab[]): ViewTab[] => [
  ...tabs.filter((tab) => tab.affix),
  ...tabs.filter((tab) => !tab.affix),
];

/** Opens a tab, or selects it when its path is already open; pinned tabs stay first. */
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

/** Returns the tab to select when the selected one closes: the nearest on the left, else the last, else none. */
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
 * Closes tabs around `path`. Pinned tabs stay whatever the scope. When the selected tab closes, its left neighbour is selected, else the
 * last tab; for "others", "left" and "right" the tab of `path` is selected when the selected one was closed.
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

/** Returns whether a close action would remove any tab; menus disable it otherwise. */
export function canClose(state: TabsState, path: string, scope: CloseScope): boolean {
  return removedPaths(state.tabs, path, scope).size > 0;
}

/**
 * Returns the paths whose pages stay mounted: only tabs with `keepAlive`, at most {@link TAB_CACHE_MAX}, dropping the least recently used
 * but never a pinned one. `recent` lists paths with the last used first.
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
