import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchRoute, routes } from './routes';

/** Returns the messages of a language. */
const words = (language: string): unknown =>
  JSON.parse(readFileSync(new URL(`locales/${language}/common.json`, import.meta.url), 'utf8'));
const titleOf = (messages: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((found, name) => Reflect.get(Object(found), name), messages);

const inMenu = (path: string): boolean => matchRoute(path)?.inMenu === true;

test('R-2.15 R-2.16 R-2.18 R-2.22 R-2.23 R-2.24 what stands in the menu stands at its literal path', () => {
  expect(routes.filter((route) => route.inMenu).map(({ path }) => path)).toEqual([
    '/dataSummary',
    '/product/list',
    '/products/list',
    '/procurement/order',
    '/brandMnagement/brand',
    '/customer/CustomerTeam',
    '/mine/mine',
  ]);
});

test('R-2.13 R-2.14 R-2.17 R-2.19 R-2.20 R-2.21 D-14 hidden pages are there, each with its entry of the menu marked', () => {
  const hidden = {
    '/address': undefined,
    '/shoppingCart': undefined,
    '/products/detail/L-1': '/products/list',
    '/procurement/detail/o-1': '/procurement/order',
    '/procurement/detailSon/s-1': '/procurement/order',
    '/procurement/futures': '/procurement/order',
    '/procurement/futuresDetail/o-1': '/procurement/order',
  };
  for (const [path, marked] of Object.entries(hidden)) {
    expect(matchRoute(path), path).toBeDefined();
    expect(inMenu(path), path).toBe(false);
    expect(matchRoute(path)?.menuPath, path).toBe(marked);
  }
  expect(matchRoute('/nowhere')).toBeUndefined();
  expect(matchRoute('/procurement/detail')).toBeUndefined();
});

test('R-2.103 every place has its title in every language', () => {
  const [zh, en] = [words('zh-CN'), words('en')];
  for (const { path, title, menuTitle = title } of routes) {
    for (const key of [title, menuTitle])
      expect([typeof titleOf(zh, key), typeof titleOf(en, key)], `${path} ${key}`).toEqual([
        'string',
        'string',
      ]);
  }
  const english = (path: string) => titleOf(en, matchRoute(path)?.title ?? '');
  expect(
    [
      '/dataSummary',
      '/product/list',
      '/products/list',
      '/procurement/order',
      '/customer/CustomerTeam',
      '/mine/mine',
      '/brandMnagement/brand',
      '/shoppingCart',
      '/products/detail/x',
      '/procurement/detail/x',
      '/procurement/detailSon/x',
      '/address',
    ].map(english),
  ).toEqual([
    'dashboard',
    'Superlists',
    'Lists management',
    'Orders management',
    'Team management',
    'Settings',
    'Hot brands',
    'Shopping cart',
    'List details',
    'order details',
    'order details - suborder',
    'Address Management',
  ]);
  expect(existsSync(new URL('locales/zh-CN/common.json', import.meta.url))).toBe(true);
});
