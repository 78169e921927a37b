import { DEFAULT_TAG, LANGUAGES } from '@selvedge/domain/display/languages';
import type { LanguageTag } from '@selvedge/domain/display/languages';

/** Way in which every component is drawn; its name is the name of the picture's file. */
export interface PictureMode {
  name: string;
  theme: 'light' | 'dark';
  locale: LanguageTag;
  /** Width of the window in CSS pixels. */
  width: number;
  /** Whether the system replaces the page's colours by a few of its own, as the contrast themes of Windows do. */
  isForced: boolean;
}

const WIDTHS = [390, 1280];

/** Modes of all pictures, for the comparison on this machine and for Chromatic. */
export const modes: readonly PictureMode[] = [
  ...(['light', 'dark'] as const).flatMap((theme) =>
    LANGUAGES.flatMap(({ tag, code }) =>
      WIDTHS.map((width) => ({
        name: `${theme}-${code.slice(0, 2)}-${width}`,
        theme,
        locale: tag,
        width,
        isForced: false,
      })),
    ),
  ),
  { name: 'forced-colors', theme: 'light', locale: DEFAULT_TAG, width: 1280, isForced: true },
];

/** The same modes in the words of Chromatic's parameter `modes`. */
export const chromaticModes = Object.fromEntries(
  modes.map(({ name, theme, locale, width, isForced }) => [
    name,
    { theme, locale, viewport: width, ...(isForced && { forcedColors: 'active' }) },
  ]),
);
