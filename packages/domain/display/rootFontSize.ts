/** Root font size. */
import { DENSE_PIXEL_RATIO, ROOT_FONT_PX, ROOT_FONT_SMALL_PX, SMALL_SCREEN_MAX_PX } from '../constants';

/** Properties of the device; width in CSS pixels. */
export interface Device {
  platform: string;
  devicePixelRatio: number;
  screenWidth: number;
}

/** Returns the root font size: 12 px on a Mac with a dense screen of at most 1440 CSS pixels, else 16 px. */
export function rootFontSize({ platform, devicePixelRatio, screenWidth }: Device): 12 | 16 {
  const small = screenWidth <= SMALL_SCREEN_MAX_PX && devicePixelRatio >= DENSE_PIXEL_RATIO;
  return platform.includes('Mac') && small ? ROOT_FONT_SMALL_PX : ROOT_FONT_PX;
}

/** Scale of the whole interface by the user's display size; text and spaces are measured by the root font size. */
export const SIZE_SCALE = { default: 1, large: 1.125 } as const;
/** Display size that a user chooses. */
export type DisplaySize = keyof typeof SIZE_SCALE;
