import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/tokens';

const step = (name: keyof typeof vars.text) => ({
  fontSize: vars.text[name].size,
  lineHeight: vars.text[name].lead,
});

/** The six steps of type, caption to hero; there is no seventh. */
export const textStep = styleVariants({
  caption: step('caption'),
  small: step('small'),
  body: step('body'),
  title: step('title'),
  display: step('display'),
  hero: step('hero'),
});

/** The strengths of ink, and status inks for words that state a status. */
export const textInk = styleVariants({
  strong: { color: vars.color.ink1 },
  medium: { color: vars.color.ink2 },
  weak: { color: vars.color.ink3 },
  info: { color: vars.color.infoInk },
  positive: { color: vars.color.positiveInk },
  warning: { color: vars.color.warningInk },
  critical: { color: vars.color.criticalInk },
});

/** The serif, for page titles, list and brand names and single large figures. Never heavier than regular. */
export const displayFace = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.regular,
  letterSpacing: vars.tracking.display,
});

/** Medium weight: the heaviest the product uses. */
export const medium = style({ fontWeight: vars.weight.medium });

/** Figures, codes and amounts: compared by column, never broken. */
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });

/** One line that ends in an ellipsis: for names, never for codes or amounts. Paper, where no tooltip has the rest, takes further lines. */
export const truncate = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
  '@media': { [media.print]: { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'break-word' } },
});

/** Text that people typed keeps its line breaks. */
export const lineBreaks = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
