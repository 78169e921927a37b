import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/tokens';

const step = (name: keyof typeof vars.text) => ({
  fontSize: vars.text[name].size,
  lineHeight: vars.text[name].lead,
});

/** The six type sizes, caption to hero; there is no seventh. */
export const textStep = styleVariants({
  caption: step('caption'),
  small: step('small'),
  body: step('body'),
  title: step('title'),
  display: step('display'),
  hero: step('hero'),
});

/** Ink strengths, and status colours for words that state a status. */
export const textInk = styleVariants({
  strong: { color: vars.color.ink1 },
  medium: { color: vars.color.ink2 },
  weak: { color: vars.color.ink3 },
  info: { color: vars.color.infoInk },
  positive: { color: vars.color.positiveInk },
  warning: { color: vars.color.warningInk },
  critical: { color: vars.color.criticalInk },
});

/** Serif face, for page titles, list and brand names and single large figures. Never heavier than regular. */
export const displayFace = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.regular,
  letterSpacing: vars.tracking.display,
});

/** Medium weight, the heaviest in the product. */
export const medium = style({ fontWeight: vars.weight.medium });

/** Figures, codes and amounts: aligned digits that compare by column, never broken over lines. */
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });

/**
 * Single line that ends in an ellipsis: for names, never for codes or amounts. On paper, where no tooltip shows the rest, it takes further
 * lines.
 */
export const truncate = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  '@media': { [media.print]: { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'break-word' } },
});

/** Text entered by users, with its line breaks preserved. */
export const lineBreaks = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
