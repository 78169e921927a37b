import { style } from '@vanilla-extract/css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

export const form = style({ display: 'grid', gap: '1.125rem' });
export const codeRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.s5,
  alignItems: 'start',
});
/** The button stands on the line of the field, below its label, and keeps its width while it counts. */
export const codeButton = style({
  display: 'grid',
  minInlineSize: '11rem',
  marginBlockStart: vars.size.swatchBox,
  '@media': { [media.phone]: { minInlineSize: '9.5rem' } },
});
