import { style } from '@vanilla-extract/css';
import { textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space, size } = vars;

/** Inset of the rule between tabs, which is shorter than they are. */
const ruleInset = '0.6875rem';

export const bar = style([
  textStep.small,
  {
    display: 'flex',
    flex: 'none',
    blockSize: vars.size.tabsBar,
    background: color.page,
    borderBlockEnd: `${line.hair} solid ${color.hairline}`,
    paddingInlineStart: space.s3,
  },
]);

/** The tabs scroll sideways without a scroll bar; the menu at the end lists them all. */
export const scroller = style({
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginBlockEnd: `calc(-1 * ${line.hair})`,
});

export const place = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: color.ink2,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: 0,
      insetBlock: ruleInset,
      inlineSize: line.hair,
      background: color.hairlineStrong,
    },
  },
});

export const pinned = style({ selectors: { '&::after': { display: 'none' } } });

export const active = style({
  color: color.ink1,
  fontWeight: vars.weight.medium,
  background: color.surface,
  boxShadow: `inset 0 ${line.strong} 0 ${color.ink1}, inset ${line.hair} 0 0 ${color.hairline}, inset calc(-1 * ${line.hair}) 0 0 ${color.hairline}`,
  selectors: { '&::after': { display: 'none' } },
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: size.knob,
  blockSize: '100%',
  paddingInline: space.s5,
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&:hover': { color: color.ink1 },
    '&:focus-visible': {
      outline: `${line.strong} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${space.s2})`,
    },
  },
});
export const closable = style({ paddingInlineEnd: space.s1 });

export const closeButton = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.tag,
  blockSize: size.tag,
  marginInlineEnd: space.s3,
  borderRadius: vars.radius.control,
  color: color.ink3,
  outline: 'none',
  selectors: {
    '&:hover': { background: color.hover, color: color.ink1 },
    '&:focus-visible': { outline: `${line.strong} solid ${color.focus}` },
  },
});
export const pin = style({ color: color.ink3 });
export const end = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  paddingInline: `${space.s3} ${space.s5}`,
});
