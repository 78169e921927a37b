import { beforeEach, expect, test } from 'vitest';
import { closeTabs } from '@selvedge/design-system/shell/TabsBar';
import type { CloseScope, ViewTab } from '@selvedge/design-system/shell/TabsBar';
import {
  forgetTabs,
  keepPages,
  mountedPaths,
  movePage,
  pinPages,
  prunePages,
  refreshPage,
  showPage,
  tabs,
  titlePage,
} from './tabs';

const tab = (path: string, more: Partial<ViewTab> = {}): ViewTab => ({
  path,
  name: path,
  title: path,
  keepAlive: true,
  ...more,
});
const home = tab('/home', { affix: true });
const paths = (): string[] => tabs.tabs.map((each) => each.path);
const close = (path: string, scope: CloseScope) => keepPages(closeTabs(tabs, path, scope));

beforeEach(() => {
  forgetTabs();
  for (const path of ['/a', '/b', '/c']) showPage(tab(path));
  pinPages([home]);
});

test('R-3.14 a page that was opened keeps path, name, whether it is pinned and whether it stays mounted', () => {
  showPage(tab('/plain', { keepAlive: false }));
  expect(tabs.tabs[0]).toMatchObject({ path: '/home', name: '/home', affix: true, keepAlive: true });
  expect(tabs.tabs.at(-1)).toMatchObject({ path: '/plain', name: '/plain', keepAlive: false });
  expect(tabs.tabs.at(-1)?.affix).toBeFalsy();
});

test('R-4.20, R-4.21 an open path adds no tab, pinned tabs stand first', () => {
  showPage(tab('/a'));
  expect(paths()).toEqual(['/home', '/a', '/b', '/c']);
  expect(tabs.activePath).toBe('/a');
  expect(tabs.recent[0]).toBe('/a');
});

test.each<[CloseScope, string[], string | null | undefined]>([
  ['one', ['/home', '/a', '/c'], undefined],
  ['others', ['/home', '/b'], '/b'],
  ['left', ['/home', '/b', '/c'], undefined],
  ['right', ['/home', '/a', '/b'], '/b'],
  ['all', ['/home'], '/home'],
])('R-4.22, R-4.24..R-4.28 close %s around /b', (scope, left, goTo) => {
  expect(close('/b', scope)).toBe(goTo);
  expect(paths()).toEqual(left);
});

test('D-49 closing the tab in front goes to its left neighbour; without any tab it goes home', () => {
  expect(close('/c', 'one')).toBe('/b');
  forgetTabs();
  showPage(tab('/only'));
  expect(close('/only', 'one')).toBeNull();
});

test('R-4.23 only kept-alive pages stay mounted, and always the page in front', () => {
  showPage(tab('/plain', { keepAlive: false }));
  expect(mountedPaths(tabs, '/plain')).toContain('/plain');
  expect(mountedPaths(tabs, '/a')).not.toContain('/plain');
});

test('D-48 at most 20 stay mounted, the least recently used goes, a pinned one never', () => {
  for (let index = 0; index < 30; index += 1) showPage(tab(`/p/${index}`));
  const mounted = mountedPaths(tabs, '/p/29');
  expect(mounted).toHaveLength(20);
  expect(mounted).toContain('/home');
  expect(mounted).not.toContain('/a');
});

test('Q-39 a page that changes its query keeps its tab, its title and what it holds', () => {
  titlePage('/c', 'O25');
  movePage('/c', '/c?page=2');
  movePage('/c?page=2', '/c?page=3');
  expect(paths()).toEqual(['/home', '/a', '/b', '/c?page=3']);
  expect(tabs.activePath).toBe('/c?page=3');
  expect(tabs.keys['/c?page=3']).toBe('/c');
  expect(tabs.ownTitles).toEqual({ '/c?page=3': 'O25' });
});

test('Q-39 refreshing renews one page only', () => {
  refreshPage('/a');
  const first = tabs.keys['/a'];
  refreshPage('/a');
  expect(tabs.keys['/a']).not.toBe(first);
  expect(tabs.keys['/b']).toBeUndefined();
});

test('Q-40 pages outside the routes of this person are closed', () => {
  prunePages((path) => path !== '/a');
  expect(paths()).toEqual(['/home', '/b', '/c']);
  forgetTabs();
  expect(paths()).toEqual([]);
});
