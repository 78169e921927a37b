import base from '../../tokens/base.json';
import densities from '../../tokens/density.json';
import darkJson from '../../tokens/semantic.dark.json';
import lightJson from '../../tokens/semantic.light.json';
import sizes from '../../tokens/size.json';
import { readTokens } from './readTokens';

/** Tokens that are the same in every theme and density. */
export const baseTokens = readTokens(base);
/** Colours and shadows of the light theme. */
export const lightTokens = readTokens(lightJson);
/** Colours and shadows of the dark theme. */
export const darkTokens = readTokens(darkJson);
/** Heights and paddings, comfortable and compact. */
export const densityTokens = readTokens(densities);
/** Sizes of components, breakpoints and stacking order. */
export const sizeTokens = readTokens(sizes);

const { phone, desk } = sizeTokens.breakpoint;

/**
 * Media conditions for `'@media'` blocks, the only place that compares widths. They are limited to screens where needed: paper is narrow
 * too, but no phone.
 */
export const media = {
  /** Phone width and below. */
  phone: `screen and (max-width: ${phone})`,
  /** Narrower than a small laptop. */
  belowDesk: `screen and (max-width: ${desk})`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /**
   * Animations are allowed. Elements that enter with an animation start from another look under this condition only; otherwise they are
   * shown at once.
   */
  fullMotion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  /** Printing. */
  print: 'print',
} as const;
