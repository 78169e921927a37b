import { createContext, useContext, useEffect } from 'react';
import { useSearch } from 'wouter';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { keepPages, movePage, tabs, titlePage } from './tabs';

/** Context with the full path of the surrounding page, also while another tab is in front. */
export const PageAddress = createContext('/');

function usePagePath(): [string, typeof navigate] {
  return [useContext(PageAddress).split('?')[0] ?? '/', navigate];
}

function usePageQuery(): string {
  return useContext(PageAddress).split('?')[1] ?? '';
}

/** wouter's hooks inside a page: they return the page's own address, not that of the tab in front. */
export const pageRouting = {
  hook: Object.assign(usePagePath, { hrefs: (href: string) => `#${href}` }),
  searchHook: usePageQuery,
};

/**
 * Returns the query of the page and a function that changes it: the address is replaced and the tab moves with it, so that a filter neither
 * opens a tab nor loses the state of the page.
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

/** Sets the title of the page's tab once it is known, such as the order number. */
export function usePageTab(title: string | undefined): void {
  const address = useContext(PageAddress);
  useEffect(() => {
    if (title) titlePage(address, title);
  }, [address, title]);
}

/**
 * Returns a function that opens another address in the tab of the page, such as from a form to the object it created; if that address is
 * open already, this tab closes.
 */
export function useReplaceTab(): (to: string) => void {
  const address = useContext(PageAddress);
  return (to) => {
    movePage(address, to);
    keepPages({ tabs: tabs.tabs.filter(({ path }) => path !== address), activePath: to });
    navigate(to, { replace: true });
  };
}
