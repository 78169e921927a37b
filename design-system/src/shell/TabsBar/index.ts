export { TabsBar } from './TabsBar';
export type { TabsBarProps } from './TabsBar';
export { cachedPaths, canClose, closeScopes, closeTabs, openTab } from './TabsBar.model';
export type { CloseScope, TabsState, ViewTab } from './TabsBar.model';
