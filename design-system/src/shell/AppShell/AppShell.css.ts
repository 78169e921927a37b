import { globalStyle, style } from '@vanilla-extract/css';
import { stickyTop } from '../../css/table.css';
import { textStep } from '../../css/text.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const { color, line, space, size } = vars;

const afterMark = '2.25rem';
const leastMenu = '8rem';

export const shell = style({
  vars: { [stickyTop]: size.topBar },
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
  background: color.page,
  '@media': { [media.print]: { display: 'block', minBlockSize: 0 } },
});

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  blockSize: size.topBar,
  paddingInline: space.s6,
  background: color.surface,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
  '@media': {
    [media.phone]: { blockSize: vars.size.topBarPhone, paddingInline: `${space.s2} ${space.s4}` },
    [media.print]: { display: 'none' },
  },
});

export const stripPlace = style({
  position: 'sticky',
  insetBlockStart: size.topBar,
  zIndex: vars.layer.bar,
  '@media': {
    [media.phone]: { insetBlockStart: vars.size.topBarPhone },
    [media.print]: { display: 'none' },
  },
});

export const brand = style({
  display: 'flex',
  flex: 'none',
  marginInlineEnd: afterMark,
  borderRadius: vars.radius.control,
  '@media': {
    [media.belowDesk]: { marginInlineEnd: space.s6 },
    [media.phone]: { marginInlineEnd: 'auto' },
  },
});

const deskOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
const isTight = `${bar}[data-tight] &`;
export const places = style({
  alignSelf: 'stretch',
  display: 'flex',
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': { [media.phone]: { display: 'none' } },
});
/** As wide as its words, so that an overflow can be measured; when they do not fit, the menu is hidden and cannot be reached. */
globalStyle(`${places} > nav`, { flex: 'none', overflow: 'visible' });
globalStyle(`${bar}[data-tight] ${places} > nav`, { visibility: 'hidden' });
/** The search shrinks before the menu does. */
export const find = style({
  flex: '0 100 auto',
  inlineSize: `calc(${size.find} + ${space.s6})`,
  minInlineSize: leastMenu,
  paddingInlineStart: space.s6,
  '@media': { [media.phone]: { display: 'none' } },
});
globalStyle(`${find} > div`, { inlineSize: '100%' });
export const preferences = style([deskOnly, { display: 'flex', alignItems: 'center', gap: space.s2 }]);
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.s2,
  marginInlineStart: vars.half.s5,
  '@media': { [media.phone]: { marginInlineStart: 0, gap: 0 } },
});
export const drawerPlace = style({
  display: 'none',
  selectors: { [isTight]: { display: 'flex' } },
  '@media': { [media.phone]: { display: 'flex' } },
});

export const account = style({
  display: 'flex',
  marginInlineStart: vars.half.s3,
  '@media': { [media.phone]: { marginInlineStart: space.s2 } },
});
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
  '@media': { [media.print]: { display: 'block' } },
});

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: color.scrim,
});
export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `min(${vars.size.list}, 86vw)`,
  background: color.raised,
  boxShadow: vars.shadow.float,
  outline: 'none',
  overflowY: 'auto',
});
export const drawerBody = style({
  display: 'grid',
  gap: space.s5,
  padding: `${space.s3} ${space.s5} ${space.s7}`,
  outline: 'none',
});
export const drawerHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: size.touch,
});
export const drawerItem = style([
  textStep.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s3,
    blockSize: vars.size.topBarPhone,
    borderBlockEnd: `${line.hair} solid ${color.hairline}`,
    color: color.ink2,
    outline: 'none',
    selectors: {
      '&[aria-current]': {
        color: color.ink1,
        fontWeight: vars.weight.medium,
        boxShadow: `inset 0 calc(-1 * ${line.strong}) 0 ${color.ink1}`,
      },
      '&[data-focus-visible]': { outline: `${line.strong} solid ${color.focus}` },
    },
  },
]);
export const drawerPreferences = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s3,
});
