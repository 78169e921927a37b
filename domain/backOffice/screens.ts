/** Name a folder of the menu has as its component: the main layout. */
export const LAYOUT = 'Layout';

/**
 * Names of the back office's screens: what a menu entry's component may be. The back office has to have a screen
 * for each, and the server leaves out of the menu what names none of them.
 */
export const SCREENS = [
  'dashboard/index',
  'procurement/index',
  'procurement/detail',
  'procurement/bigDetail',
  'system/background',
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
