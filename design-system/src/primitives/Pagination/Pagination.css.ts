import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../css/focus.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, size, space } = vars;

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s5}`,
  color: color.ink2,
});
/** Adds the page's margin, below a table that runs to the edge. */
export const pagerInset = style({
  paddingBlock: space.s4,
  paddingInline: space.s6,
  '@media': { [media.phone]: { paddingInline: space.s5 } },
});
export const pagerPages = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  marginInlineStart: 'auto',
});
export const pagerButton = style([
  focusRingInset,
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: size.tool,
    blockSize: size.tool,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: color.ink1, background: color.hover },
      '&[aria-current=page]': {
        color: color.ink1,
        fontWeight: vars.weight.medium,
        boxShadow: `inset 0 calc(-1 * ${line.strong}) 0 ${color.accent}`,
      },
      '&[data-disabled]': { color: color.hairlineStrong, background: 'none', cursor: 'default' },
    },
  },
]);
export const pagerGap = style({ minInlineSize: size.tool, textAlign: 'center', color: color.ink3 });
