import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const choicesRow = style({ display: 'flex' });
export const choicesOrientation = styleVariants({
  vertical: { flexDirection: 'column', alignItems: 'flex-start' },
  horizontal: { flexWrap: 'wrap', columnGap: vars.space.s6 },
});
/** Several choices beside each other in equal columns, between two hairlines. */
export const choicesGrid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.choice}, 1fr))`,
  columnGap: vars.space.s4,
  marginBlockStart: vars.space.s2,
  paddingBlock: vars.space.s2,
  borderBlock: `${vars.line.hair} solid ${vars.color.hairline}`,
  selectors: {
    // English option names are twice as long.
    '[lang|="en"] &': { gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.choiceLong}, 1fr))` },
  },
});
