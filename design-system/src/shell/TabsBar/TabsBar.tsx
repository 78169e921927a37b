import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { RootProps } from '../../internal/rootProps';
import { ChevronDownIcon, PinIcon, XIcon } from '../../primitives/Icon/Icon';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { Menu } from '../../primitives/Menu/Menu';
import { useMessages } from '../../i18n';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { ContextMenu } from '../internal/ContextMenu';
import {
  active,
  bar,
  closable,
  closeButton,
  end,
  pin,
  pinned,
  place,
  scroller,
  tab as tabClass,
} from './TabsBar.css';
import { closeTabs, type CloseScope, type TabsState, type ViewTab } from './TabsBar.model';
import { allPagesGroups, tabActions } from './tabActions';

export { cachedPaths, canClose, closeScopes, closeTabs, openTab } from './TabsBar.model';
export type { CloseScope, TabsState, ViewTab } from './TabsBar.model';

/** Props of {@link TabsBar}. */
export interface TabsBarProps extends RootProps<HTMLDivElement> {
  tabs: readonly ViewTab[];
  /** Path of the selected tab; undefined only while no tab is open. */
  selectedKey?: string;
  /** Called with the path of the tab that was chosen: navigate to it. */
  onSelectionChange: (path: string) => void;
  /** Called when tabs were closed, with the remaining tabs and the path to select (undefined: go to the home page). */
  onTabsChange: (next: TabsState) => void;
  /** Reloads a page. Left out, the menu does not offer it. */
  onRefresh?: (path: string) => void;
}

/**
 * Bar of visited pages. Tabs are selected by Enter or Space, so that moving the focus loads nothing; Delete closes a tab, the context menu
 * closes tabs around one, and the menu at the end lists every open page.
 */
export function TabsBar({
  tabs,
  selectedKey: activePath,
  onSelectionChange,
  onTabsChange,
  onRefresh,
  ...root
}: TabsBarProps) {
  const t = useMessages('TabsBar');
  const barId = useId();
  const [focusPath, setFocusPath] = useState<string>();
  const [menuPath, setMenuPath] = useState<string>();
  const elements = useRef(new Map<string, HTMLElement>());
  const menuAt = useRef<HTMLElement>(null);
  const close = useCallback(
    (path: string, scope: CloseScope) => onTabsChange(closeTabs({ tabs, activePath }, path, scope)),
    [onTabsChange, tabs, activePath],
  );
  useEffect(() => {
    if (activePath) elements.current.get(activePath)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activePath]);

  const isOpen = (path: string | undefined): path is string => tabs.some((each) => each.path === path);
  const rovingPath = isOpen(focusPath) ? focusPath : isOpen(activePath) ? activePath : tabs[0]?.path;
  const idOf = (each: ViewTab): string => `${barId}-${tabs.indexOf(each)}`;
  const openMenu = (path: string): void => {
    menuAt.current = elements.current.get(path) ?? null;
    setMenuPath(path);
  };
  const closeAndStay = (path: string): void => {
    const next = closeTabs({ tabs, activePath }, path, 'one');
    const at = tabs.findIndex((each) => each.path === path);
    const neighbour = next.tabs[Math.min(at, next.tabs.length - 1)];
    onTabsChange(next);
    if (neighbour) {
      setFocusPath(neighbour.path);
      elements.current.get(neighbour.path)?.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent, each: ViewTab): void => {
    const at = tabs.indexOf(each);
    const target = {
      ArrowRight: tabs[(at + 1) % tabs.length],
      ArrowLeft: tabs.at(at - 1),
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key];
    if (target) elements.current.get(target.path)?.focus();
    else if (event.key === 'Delete' && !each.affix) closeAndStay(each.path);
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) openMenu(each.path);
    else return;
    event.preventDefault();
  };
  const menuTab = tabs.find((each) => each.path === menuPath);

  return (
    <div {...root} className={bar}>
      {/* The close buttons are beside the tabs, so the tablist refers to its tabs by `aria-owns` instead of containing them. */}
      <div role="tablist" aria-label={t('bar')} aria-owns={tabs.map(idOf).join(' ')} />
      <div className={scroller}>
        {tabs.map((each) => {
          const isActive = each.path === activePath;
          const isRoving = each.path === rovingPath;
          return (
            <div
              key={each.path}
              className={[place, each.affix && pinned, isActive && active].filter(Boolean).join(' ')}
            >
              <div
                ref={(element) => {
                  if (element) elements.current.set(each.path, element);
                  else elements.current.delete(each.path);
                }}
                id={idOf(each)}
                role="tab"
                tabIndex={isRoving ? 0 : -1}
                aria-selected={isActive}
                aria-keyshortcuts={each.affix ? undefined : 'Delete'}
                className={each.affix ? tabClass : `${tabClass} ${closable}`}
                onFocus={() => setFocusPath(each.path)}
                onClick={() => onSelectionChange(each.path)}
                onAuxClick={(event) => event.button === 1 && !each.affix && close(each.path, 'one')}
                onContextMenu={(event) => {
                  event.preventDefault();
                  openMenu(each.path);
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' || event.key === ' ') {
                    event.preventDefault();
                    onSelectionChange(each.path);
                  } else onKeyDown(event, each);
                }}
              >
                {each.affix && (
                  <span className={pin}>
                    <PinIcon size="small" />
                    <span className={visuallyHidden}>{t('pinned')}</span>
                  </span>
                )}
                {each.title}
              </div>
              {!each.affix && (
                <button
                  type="button"
                  className={closeButton}
                  tabIndex={isRoving ? 0 : -1}
                  aria-label={t('close', { title: each.title })}
                  onClick={() => closeAndStay(each.path)}
                >
                  <XIcon size="small" />
                </button>
              )}
            </div>
          );
        })}
      </div>
      <div className={end}>
        <Menu
          trigger={<IconButton size="small" label={t('all')} icon={<ChevronDownIcon size="small" />} />}
          label={t('all')}
          groups={allPagesGroups({ tabs, activePath, t, onSelect: onSelectionChange, close, onRefresh })}
        />
      </div>
      {menuTab && (
        <ContextMenu
          label={t('actions')}
          triggerRef={menuAt}
          onClose={() => setMenuPath(undefined)}
          items={tabActions({ state: { tabs, activePath }, path: menuTab.path, t, close, onRefresh })}
        />
      )}
    </div>
  );
}
