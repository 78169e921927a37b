import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** Content of a width of its own, such as a calendar: its panel may be as wide as the window. */
export const wideContent = style({});

export const panel = style({
  padding: vars.space.s5,
  maxInlineSize: vars.size.popover,
  maxBlockSize: 'inherit',
  overflow: 'auto',
  outline: 'none',
  selectors: { [`&:has(> ${wideContent})`]: { maxInlineSize: 'none' } },
});
