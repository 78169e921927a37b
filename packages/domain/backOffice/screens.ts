/** Component name of a menu folder: the main layout. */
export const LAYOUT = 'Layout';

/** Component name of an external link; its address is `meta.href`. */
export const OUTSIDE = 'Link';

/** Returns whether an address may be an external link of the menu: `https`, with a host and without a user name or password. */
export function isOutsideAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && !/\s/.test(text);
}

/**
 * Names of the back office's screens: the possible components of a menu entry. The back office must have a screen for each, and the server
 * omits entries with another component from the menu.
 */
export const SCREENS = [
  'dashboard/index',
  'procurement/index',
  'procurement/detail',
  'procurement/bigDetail',
  'procurement/add',
  'procurement/futures',
  'procurement/futuresDetail',
  'money/payments',
  'money/accounts',
  'money/rates',
  'money/summary',
  'money/rules',
  'parcels/index',
  'parcels/pack',
  'customers/index',
  'customers/teams',
  'customers/salesmen',
  'customers/carts',
  'customers/cart',
  'purchases/index',
  'purchases/orders',
  'purchases/detail',
  'purchases/suppliers',
  'product/index',
  'lists/index',
  'lists/editor',
  'product/editor',
  'product/brands',
  'product/categories',
  'system/users',
  'system/roles',
  'system/menus',
  'system/depts',
  'system/dicts',
  'system/background',
  'system/notices',
  'system/records',
  'notices/mine',
  'demo/api',
  'demo/dictionary',
  'demo/iconSelector',
  'demo/icons',
  'demo/levels',
  'demo/signature',
  'demo/upload',
  'demo/richText',
  'demo/websocket',
] as const;
/** Name of a screen of the back office. */
export type Screen = (typeof SCREENS)[number];

/** Returns whether a component name is that of a screen; `component` is null for an entry without one. */
export function isScreen(component: string | null): component is Screen {
  return SCREENS.some((screen) => screen === component);
}

/** Names of the icons that a menu entry can have. */
export const MENU_ICONS = [
  'bag',
  'bell',
  'box',
  'building',
  'calendar',
  'chart',
  'file',
  'house',
  'list',
  'package',
  'settings',
  'sliders',
  'tag',
  'truck',
  'users',
  'warehouse',
] as const;
/** Name of an icon of the menu. */
export type MenuIcon = (typeof MENU_ICONS)[number];
