import type { Translate } from '../../i18n';
import type { MenuAction, MenuGroup } from '../../primitives/Menu/Menu';
import { canClose, closeScopes, type CloseScope, type TabsState } from './TabsBar.model';

interface TabActionsInput {
  state: TabsState;
  /** Path of the tab around which tabs are closed. */
  path: string;
  t: Translate<'TabsBar'>;
  close: (path: string, scope: CloseScope) => void;
  onRefresh?: (path: string) => void;
}

/** Returns the actions around a tab; those that would close no tab are disabled. */
export function tabActions({ state, path, t, close, onRefresh }: TabActionsInput): MenuAction[] {
  const refresh = onRefresh && { id: 'refresh', label: t('refresh'), onAction: () => onRefresh(path) };
  return [
    ...(refresh ? [refresh] : []),
    ...closeScopes.map((scope) => ({
      id: scope,
      label: t(scope === 'all' ? 'allClose' : scope),
      isDisabled: !canClose(state, path, scope),
      onAction: () => close(path, scope),
    })),
  ];
}

interface AllPagesInput extends TabsState, Omit<TabActionsInput, 'state' | 'path'> {
  onSelect: (path: string) => void;
}

/** Returns the menu at the end of the bar: every open page, then the actions around the selected tab. */
export function allPagesGroups({
  tabs,
  activePath,
  t,
  onSelect,
  close,
  onRefresh,
}: AllPagesInput): MenuGroup[] {
  const pages: MenuGroup = {
    id: 'pages',
    heading: t('goTo'),
    items: tabs.map((tab) => ({ id: tab.path, label: tab.title, onAction: () => onSelect(tab.path) })),
  };
  if (activePath === undefined) return [pages];
  const items = tabActions({ state: { tabs, activePath }, path: activePath, t, close, onRefresh });
  return [pages, { id: 'actions', items }];
}
