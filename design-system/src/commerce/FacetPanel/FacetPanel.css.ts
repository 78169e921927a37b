import { createVar, style } from '@vanilla-extract/css';
import { textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, size, space } = vars;

/** Space that separates facets without a line. */
const between = '0.6875rem';

/** Colour of a swatch. */
export const swatchVar = createVar();

export const panel = style({ display: 'grid', gap: between });
export const title = style([
  textStep.caption,
  textInk.weak,
  { display: 'block', lineHeight: vars.size.lineTall },
]);

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: `repeat(6, ${size.tag})`,
  gap: `${space.s2} 0`,
});
export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.tag,
  blockSize: size.tag,
  borderRadius: vars.radius.round,
  cursor: 'pointer',
  '::before': {
    content: '""',
    inlineSize: size.swatch,
    blockSize: size.swatch,
    borderRadius: vars.radius.round,
    background: swatchVar,
    boxShadow: `0 0 0 ${line.hair} color-mix(in srgb, ${color.ink1} 18%, transparent)`,
  },
  selectors: {
    '&[data-selected]': { boxShadow: `inset 0 0 0 ${size.thread} ${color.ink1}` },
    '&[data-focus-visible]': { outline: `${line.strong} solid ${color.focus}` },
  },
});
