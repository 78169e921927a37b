import { describe, expect, test } from 'vitest';
import { cachedPaths, canClose, closeTabs, openTab, type TabsState, type ViewTab } from './TabsBar.model';

const tab = (path: string, more: Partial<ViewTab> = {}): ViewTab => ({
  path,
  name: path,
  title: path,
  ...more,
});
const state: TabsState = {
  tabs: [tab('/home', { affix: true, keepAlive: true }), tab('/a'), tab('/b'), tab('/c'), tab('/d')],
  activePath: '/b',
};
const paths = (of: TabsState) => of.tabs.map((each) => each.path).join(' ');

describe('opening', () => {
  test('R-4.20 an open path is brought forward and not added again', () => {
    const next = openTab(state, tab('/c'));
    expect(paths(next)).toBe(paths(state));
    expect(next.activePath).toBe('/c');
  });

  test('D-48 the same screen with another query is another tab', () => {
    expect(openTab(state, tab('/a?x=1')).tabs).toHaveLength(6);
  });

  test('R-4.21 a pinned tab opened late stands with the pinned ones', () => {
    expect(paths(openTab(state, tab('/pin', { affix: true })))).toBe('/home /pin /a /b /c /d');
  });
});

describe('closing', () => {
  test.each([
    ['R-4.24', 'one', '/home /a /c /d', '/a'],
    ['R-4.25', 'others', '/home /b', '/b'],
    ['R-4.26', 'left', '/home /b /c /d', '/b'],
    ['R-4.27', 'right', '/home /a /b', '/b'],
    ['R-4.28', 'all', '/home', '/home'],
  ] as const)('%s close %s', (_id, scope, left, active) => {
    const next = closeTabs(state, '/b', scope);
    expect(paths(next)).toBe(left);
    expect(next.activePath).toBe(active);
  });

  test('R-4.22 a pinned tab survives every scope', () => {
    for (const scope of ['one', 'others', 'left', 'right', 'all'] as const)
      expect(paths(closeTabs(state, '/home', scope))).toContain('/home');
    expect(canClose(state, '/home', 'one')).toBe(false);
  });

  test('D-49 the first tab hands over to the last when nothing stands to its left', () => {
    const bare: TabsState = { tabs: [tab('/a'), tab('/b'), tab('/c')], activePath: '/a' };
    expect(closeTabs(bare, '/a', 'one').activePath).toBe('/c');
    expect(closeTabs(bare, '/a', 'all').activePath).toBeUndefined();
  });

  test('D-49 closing a tab in the back leaves the one in front', () => {
    expect(closeTabs(state, '/d', 'one').activePath).toBe('/b');
  });

  test('D-49 closing to the right of another tab brings that tab forward', () => {
    expect(closeTabs(state, '/a', 'right').activePath).toBe('/a');
  });
});

describe('cache', () => {
  test('R-4.23 only tabs that ask for it are kept alive', () => {
    expect(cachedPaths(state.tabs, [])).toEqual(['/home']);
  });

  test('D-48 the least recently used goes first, never a pinned one', () => {
    const tabs = [
      tab('/home', { affix: true, keepAlive: true }),
      ...['/a', '/b', '/c'].map((p) => tab(p, { keepAlive: true })),
    ];
    expect(cachedPaths(tabs, ['/c', '/a', '/b', '/home'], 3)).toEqual(['/home', '/c', '/a']);
  });
});
