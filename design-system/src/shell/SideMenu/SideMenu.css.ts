import { style } from '@vanilla-extract/css';
import { textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, radius, space, size } = vars;

/** At this height sixteen items fit into the rail on a laptop. */
const placeHeight = '2.375rem';

const insideRing = {
  outline: `${line.strong} solid ${color.focus}`,
  outlineOffset: `calc(-1 * ${space.s2})`,
};

export const rail = style({ display: 'grid', gap: space.s1, inlineSize: '100%' });
export const place = style({ position: 'relative' });
export const divided = style({
  '::before': {
    content: '""',
    display: 'block',
    inlineSize: vars.half.s5,
    margin: `${space.s3} auto`,
    borderBlockStart: `${line.hair} solid ${color.hairline}`,
  },
});

export const trigger = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: placeHeight,
  color: color.ink3,
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded=true]': { color: color.ink1 },
    '&[data-current]': { color: color.ink1, boxShadow: `inset ${line.strong} 0 0 ${color.ink1}` },
    '&:focus-visible': insideRing,
  },
});

/** Panel beside an icon with its name and the items below it. */
export const flyOut = style({
  position: 'absolute',
  insetInlineStart: '100%',
  insetBlockStart: 0,
  zIndex: vars.layer.float,
  minInlineSize: size.menu,
  paddingBlock: space.s2,
  background: color.raised,
  borderRadius: radius.float,
  boxShadow: vars.shadow.float,
});
export const flyOutUp = style({ insetBlockStart: 'auto', insetBlockEnd: 0 });
export const flyOutTitle = style([
  textStep.small,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: size.menuItem,
    paddingInline: space.s4,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
  },
]);
export const groupTitle = style([
  textStep.caption,
  textInk.weak,
  { padding: `${space.s3} ${space.s4} ${space.s1}` },
]);
export const below = style([
  textStep.small,
  {
    display: 'flex',
    alignItems: 'center',
    blockSize: size.menuItem,
    paddingInline: space.s4,
    color: color.ink2,
    whiteSpace: 'nowrap',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: color.hover, color: color.ink1 },
      '&[aria-current]': { color: color.ink1, fontWeight: vars.weight.medium },
      '&[data-focus-visible]': insideRing,
    },
  },
]);
