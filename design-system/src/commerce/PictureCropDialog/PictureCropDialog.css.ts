import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** Largest height of the photo, so that the buttons stay in view. */
const tallest = '55vh';

export const stage = style({
  display: 'grid',
  justifyItems: 'center',
  background: vars.color.sunken,
  minBlockSize: vars.size.portrait,
});
export const photo = style({ maxInlineSize: '100%', maxBlockSize: tallest });
