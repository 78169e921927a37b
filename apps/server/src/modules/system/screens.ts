/** Name a folder of the menu has as its component: the main layout. */
export const LAYOUT = 'Layout';

/**
 * Names of the back office's screens that exist: what a menu entry's component may be. The menu call leaves out
 * entries whose screen is not here, so the menu never leads to a page that does not exist.
 */
export const SCREENS = [
  'dashboard/index',
  'procurement/index',
  'procurement/detail',
  'procurement/bigDetail',
] as const;

/** Whether a component name has a screen. */
export function isScreen(component: string | null): boolean {
  return SCREENS.some((screen) => screen === component);
}
