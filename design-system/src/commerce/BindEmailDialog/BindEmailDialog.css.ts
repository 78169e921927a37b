import { style } from '@vanilla-extract/css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const between = '1.125rem';
/** Holds the longest words of the countdown, so that the field keeps its width. */
const codeWidth = { desk: '11rem', phone: '9.5rem' };

export const form = style({ display: 'grid', gap: between });
export const codeRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.s5,
  alignItems: 'start',
});
/** The button stands on the line of the field, below its label, and keeps its width while it counts. */
export const codeButton = style({
  display: 'grid',
  minInlineSize: codeWidth.desk,
  marginBlockStart: vars.size.swatchBox,
  '@media': { [media.phone]: { minInlineSize: codeWidth.phone } },
});
