import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const stackAlign = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
/** The page's margin, over a table that runs to the edge. */
export const stackInset = style({
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s6,
  '@media': { [media.phone]: { paddingInline: vars.space.s5 } },
});
