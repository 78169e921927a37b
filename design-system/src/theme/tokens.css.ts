import base from '../../tokens/base.json';
import densities from '../../tokens/density.json';
import darkJson from '../../tokens/semantic.dark.json';
import lightJson from '../../tokens/semantic.light.json';
import sizes from '../../tokens/size.json';
import { readTokens } from './readTokens';

/** Tokens that no theme and no density changes. */
export const baseTokens = readTokens(base);
/** Colours and shadows of the light theme. */
export const lightTokens = readTokens(lightJson);
/** Colours and shadows of the dark theme. */
export const darkTokens = readTokens(darkJson);
/** Heights and paddings, comfortable and compact. */
export const densityTokens = readTokens(densities);
/** Sizes of parts, breakpoints and stacking order. */
export const sizeTokens = readTokens(sizes);

const { phone, desk } = sizeTokens.breakpoint;

/** Media conditions for `'@media'` blocks: the only place where widths are asked. Paper is narrow too, and no phone. */
export const media = {
  /** Up to a phone in the hand. */
  phone: `screen and (max-width: ${phone})`,
  /** Anything narrower than a small laptop. */
  belowDesk: `screen and (max-width: ${desk})`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Where things may move: what comes in starts from another look only there, and is seen at once elsewhere. */
  fullMotion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  /** On paper. */
  print: 'print',
} as const;
