import { proxy } from 'valtio';
import { storeChoices, storedAppearance, storedChoice } from '@selvedge/app-shell/session/choices';
import type { AppearanceChoices } from '@selvedge/app-shell/session/choices';
import { readText } from '@selvedge/app-shell/session/storage';

const layouts = ['left', 'top', 'mix'] as const;

/** Position of the menu: icon rail at the side, along the top, or both. */
export type MenuLayout = (typeof layouts)[number];

/** Interface settings of a member of staff, each stored under its own name. */
export interface Settings extends AppearanceChoices {
  /** Whether the bar of visited pages is shown. */
  tagsView: boolean;
  fixedHeader: boolean;
  layout: MenuLayout;
  /** Accent colour as `#rrggbb`, or empty for the theme's own ink. */
  themeColor: string;
  watermark: boolean;
  /** Whether the panel of settings is offered. */
  showSettings: boolean;
  sidebarLogo: boolean;
}

function flag(key: string, otherwise: boolean): boolean {
  const stored = readText(key);
  return stored === null ? otherwise : stored === 'true';
}

function initialSettings(): Settings {
  const colour = readText('themeColor') ?? '';
  return {
    ...storedAppearance(),
    tagsView: flag('tagsView', true),
    fixedHeader: flag('fixedHeader', true),
    layout: storedChoice('layout', layouts),
    themeColor: /^#[0-9a-f]{6}$/.test(colour) ? colour : '',
    watermark: flag('watermark', false),
    showSettings: flag('showSettings', true),
    sidebarLogo: flag('sidebarLogo', true),
  };
}

/** Current settings; assign to change one, it takes effect and is stored at once. */
export const settings = proxy<Settings>(initialSettings());

storeChoices(settings);
