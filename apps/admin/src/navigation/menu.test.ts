import { expect, test } from 'vitest';
import { BACK_OFFICE_MENU } from '@selvedge/domain/backOffice/menu';
import { isScreen } from '@selvedge/domain/backOffice/screens';
import { answer } from '../../../../api-spec/openapi/examples/getMenusRoutes.json';
import type { RouteVO } from '../api/schemas';
import en from '../locales/en/common.json';
import zh from '../locales/zh-CN/common.json';
import { homeOf, joinPath, matchPlace, menuOf, placeBefore, placesOf, redirectsOf } from './menu';

const routes = answer.root.data as RouteVO[];
const places = placesOf(routes);
const route = (path: string, component: string, more: Partial<RouteVO> = {}): RouteVO => ({
  path,
  component,
  meta: { title: path, roles: [] },
  children: [],
  ...more,
});

test.each([
  ['/procurement', 'order', '/procurement/order'],
  ['/procurement/', 'detail/:id', '/procurement/detail/:id'],
  ['/procurement', '/alone', '/alone'],
  ['', '/dashboard', '/dashboard'],
  ['/dashboard', '', '/dashboard'],
])('joinPath(%s, %s)', (parent, child, joined) => {
  expect(joinPath(parent, child)).toBe(joined);
});

test('R-2.97, R-2.99 pages carry full paths, folders are no pages', () => {
  expect(places.map(({ path, component }) => [path, component])).toContainEqual([
    '/procurement/detail/:id',
    'procurement/detail',
  ]);
  expect(places.every(({ component }) => component !== 'Layout')).toBe(true);
});

test('R-3.13 the name of a route defaults to its path', () => {
  expect(placesOf([route('/x', 'Layout', { children: [route('y', 'a/b')] })])[0]?.name).toBe('/x/y');
});

test('Q-40 an address with parameters finds its page, a literal path first', () => {
  expect(matchPlace(places, '/procurement/detail/o-07')?.name).toBe('ProcurementDetail');
  const both = placesOf([route('/a/:id', 'p'), route('/a/new', 'q')]);
  expect(matchPlace(both, '/a/new')?.component).toBe('q');
  expect(matchPlace(places, '/procurement/detail')).toBeUndefined();
  expect(matchPlace(places, '/nowhere')).toBeUndefined();
});

test('R-2.96 the menu holds what the server sends and has a screen, without hidden pages', () => {
  const menu = menuOf(routes, isScreen);
  expect(menu.map(({ path }) => path)).toEqual(['/dashboard/index', '/procurement']);
  expect(menu[1]?.children.map(({ path }) => path)).toEqual(['/procurement/order']);
});

test('R-2.64 levels stay, a folder of one becomes its entry unless it asks to stay', () => {
  const deep = route('/one', 'Layout', {
    children: [route('two', 'Layout', { children: [route('a', 's'), route('b', 's')] }), route('c', 's')],
  });
  expect(menuOf([deep], () => true)[0]?.children[0]?.children).toHaveLength(2);
  const single = (alwaysShow: boolean) =>
    route('/f', 'Layout', { meta: { title: 'f', roles: [], alwaysShow }, children: [route('a', 's')] });
  expect(menuOf([single(false)], () => true)[0]?.href).toBe('/f/a');
  expect(menuOf([single(true)], () => true)[0]?.href).toBeUndefined();
});

test('folders lead to their redirect or first child, and home is the pinned page', () => {
  expect(redirectsOf(routes).get('/procurement')).toBe('/procurement/order');
  expect(redirectsOf([route('/f', 'Layout', { children: [route('a', 's')] })]).get('/f')).toBe('/f/a');
  expect(homeOf(places)).toBe('/dashboard/index');
  expect(homeOf([])).toBeUndefined();
});

test('R-2.103 a folder with the title of its only page stands once in the path', () => {
  expect(matchPlace(places, '/dashboard/index')?.trail).toHaveLength(1);
  expect(matchPlace(places, '/procurement/order')?.trail.map(({ title }) => title)).toEqual([
    'route.procurement',
    'route.procurementOrders',
  ]);
});

test('R-2.94 an unknown address goes back to the page before, or home when that page was withdrawn', () => {
  const home = '/dashboard/index';
  expect(placeBefore('/procurement/order?flow=TO_BE_PAID', places, home)).toBe(
    '/procurement/order?flow=TO_BE_PAID',
  );
  expect(placeBefore('/procurement/withdrawn', places, home)).toBe(home);
  expect(placeBefore(undefined, places, home)).toBeUndefined();
});

test('R-2.96 every entry with a title of ours has it in both languages', () => {
  for (const words of [zh, en]) {
    const known = new Set(Object.keys(words.route).map((key) => `route.${key}`));
    const titles = BACK_OFFICE_MENU.flatMap(({ titleKey }) => titleKey ?? []);
    expect(titles.filter((key) => !known.has(key))).toEqual([]);
  }
});

test('R-2.88 a link outside stands in the menu and is no page', () => {
  const href = 'https://carrier.example/';
  const outside = route('/outside/m-1', 'Link', { meta: { title: 'Carrier', roles: [], href } });
  const some = [route('/x', 'Layout', { children: [outside, route('y', 'dashboard/index')] })];
  expect(placesOf(some).map(({ path }) => path)).toEqual(['/x/y']);
  expect(redirectsOf(some).get('/x')).toBe('/x/y');
  expect(menuOf(some, isScreen)[0]?.children.map((entry) => entry.href)).toEqual([href, '/x/y']);
});
