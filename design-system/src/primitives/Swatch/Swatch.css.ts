import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** Colour of the product. */
export const productColour = createVar();

export const swatch = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: vars.radius.round,
  background: productColour,
  boxShadow: `0 0 0 ${vars.line.hair} color-mix(in srgb, ${vars.color.ink1} 18%, transparent)`,
  forcedColorAdjust: 'none',
});
export const swatchSize = styleVariants({
  small: { inlineSize: vars.size.dot, blockSize: vars.size.dot },
  regular: { inlineSize: vars.size.swatch, blockSize: vars.size.swatch },
});
export const swatchRow = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s2,
  minInlineSize: 0,
});
