import { createContext, useContext, useEffect } from 'react';
import { useSearch } from 'wouter';
import { navigate } from '@selvedge/app-kit/app/hashLocation';
import { keepPages, movePage, tabs, titlePage } from './tabs';

/** Full path of the page around, also while another tab is in front. */
export const PageAddress = createContext('/');

function usePagePath(): [string, typeof navigate] {
  return [useContext(PageAddress).split('?')[0] ?? '/', navigate];
}

function usePageQuery(): string {
  return useContext(PageAddress).split('?')[1] ?? '';
}

/** wouter's hooks inside a page: they tell the page's own address, not that of the tab in front. */
export const pageRouting = {
  hook: Object.assign(usePagePath, { hrefs: (href: string) => `#${href}` }),
  searchHook: usePageQuery,
};

/**
 * The query of the page and the way to change it: the address is replaced and the tab goes along, so that a filter neither
 * opens a tab nor loses what the page holds.
 */
export function usePageSearch(): [search: string, change: (search: string) => void] {
  const address = useContext(PageAddress);
  const search = useSearch();
  const change = (next: string): void => {
    const path = address.split('?')[0] ?? '/';
    const target = next === '' ? path : `${path}?${next}`;
    movePage(address, target);
    navigate(target, { replace: true });
  };
  return [search, change];
}

/** Gives the page's tab its own title once it is known, such as the order number. */
export function usePageTab(title: string | undefined): void {
  const address = useContext(PageAddress);
  useEffect(() => {
    if (title) titlePage(address, title);
  }, [address, title]);
}

/** The way to another address in the tab of the page, such as from a form to the thing it made; where that is open already, this tab closes. */
export function usePageMove(): (to: string) => void {
  const address = useContext(PageAddress);
  return (to) => {
    movePage(address, to);
    keepPages({ tabs: tabs.tabs.filter(({ path }) => path !== address), activePath: to });
    navigate(to, { replace: true });
  };
}
