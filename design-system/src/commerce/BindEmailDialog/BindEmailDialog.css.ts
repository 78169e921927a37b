import { style } from '@vanilla-extract/css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const between = '1.125rem';
/** Wide enough for the longest countdown text, so that the field keeps its width. */
const codeWidth = { desk: '11rem', phone: '9.5rem' };

export const form = style({ display: 'grid', gap: between });
export const codeRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.s5,
  alignItems: 'start',
});
/** The button is on the line of the field, below its label, and keeps its width during the countdown. */
export const codeButton = style({
  display: 'grid',
  minInlineSize: codeWidth.desk,
  marginBlockStart: vars.size.swatchBox,
  '@media': { [media.phone]: { minInlineSize: codeWidth.phone } },
});
