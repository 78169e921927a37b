/** Name a folder of the menu has as its component: the main layout. */
export const LAYOUT = 'Layout';

/** Name a link to somewhere else has as its component; where it leads stands in `meta.href`. */
export const OUTSIDE = 'Link';

/** Whether an address may stand in the menu as a link outside: `https`, with a host and without a name or password in it. */
export function isOutsideAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && !/\s/.test(text);
}

/**
 * Names of the back office's screens: what a menu entry's component may be. The back office has to have a screen
 * for each, and the server leaves out of the menu what names none of them.
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

/** Whether a component name has a screen; null for an entry without one. */
export function isScreen(component: string | null): component is Screen {
  return SCREENS.some((screen) => screen === component);
}

/** Names of the icons a menu entry can carry. */
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
