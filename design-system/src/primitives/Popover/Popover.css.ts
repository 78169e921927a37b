import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const panel = style({
  padding: vars.space.s5,
  maxInlineSize: vars.size.popover,
  maxBlockSize: 'inherit',
  overflow: 'auto',
  outline: 'none',
});
