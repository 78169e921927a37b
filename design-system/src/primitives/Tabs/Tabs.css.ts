import { style } from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../../css/focus.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space, size, text } = vars;

export const tabs = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const tabList = style({
  display: 'flex',
  gap: space.s6,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 calc(-1 * ${line.hair}) 0 ${color.hairline}`,
  '@media': { [media.phone]: { gap: space.s5 } },
});

export const tabListInset = style({
  paddingInline: space.s6,
  '@media': { [media.phone]: { paddingInline: space.s5 } },
});

/** Line of tabs with tools at its end, on a phone below it; a hairline runs below both. */
export const tabLine = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  boxShadow: `inset 0 calc(-1 * ${line.hair}) 0 ${color.hairline}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const tabEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  paddingInlineEnd: space.s5,
  '@media': { [media.phone]: { flexWrap: 'wrap', justifyContent: 'flex-end', paddingBlock: space.s2 } },
});

export const tab = style([
  focusRingInset,
  {
    display: 'flex',
    alignItems: 'center',
    flex: 'none',
    gap: space.s2,
    blockSize: size.tab,
    color: color.ink2,
    fontSize: text.small.size,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    borderBlockEnd: `${line.strong} solid transparent`,
    transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { color: color.ink1 },
      '&[data-selected]': {
        color: color.ink1,
        fontWeight: vars.weight.medium,
        borderBlockEndColor: color.accent,
      },
      '&[data-disabled]': { color: color.ink3, cursor: 'default' },
    },
  },
]);

export const tabCount = style({
  marginInlineStart: space.s1,
  color: color.ink3,
  fontWeight: vars.weight.regular,
});

export const tabPanel = style([focusRing, {}]);
