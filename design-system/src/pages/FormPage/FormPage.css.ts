import { globalStyle, style } from '@vanilla-extract/css';
import { stickyTop } from '../../css/table.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space } = vars;

/** Height that the header takes at most on one line, kept free above a field that is led to. */
const headRoom = '6rem';
/** Height of the bar at the foot of a phone. */
const footRoom = '6rem';
/** Least width of a short field beside others. */
const shortField = '14rem';
/** Column of the names of sections. */
const names = '9rem';
const main = 'minmax(0, 1fr)';

/** Header with the actions, in view while the page scrolls; on a phone they stand in a bar at the foot instead. */
export const head = style({
  position: 'sticky',
  insetBlockStart: stickyTop,
  zIndex: vars.layer.sticky,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
  '@media': {
    [media.phone]: { position: 'static' },
    [media.print]: { position: 'static' },
  },
});

const margin = { wide: space.s6, phone: space.s5 } as const;

/** Body with the page's margin. Sections reach the edges, so that their lines do. */
export const body = style({
  paddingInline: margin.wide,
  paddingBlock: space.s5,
  '@media': { [media.phone]: { paddingInline: margin.phone } },
});
globalStyle(`${body} :is(input, textarea, button)`, {
  scrollMarginBlock: `calc(${stickyTop} + ${headRoom}) ${footRoom}`,
});

export const notices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s4,
  selectors: { '&:empty': { display: 'none' } },
});

export const sections = style({ display: 'flex', flexDirection: 'column' });

/** Name of the section beside its fields; above them below 1024 px. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: `${names} ${main}`,
  gap: `${space.s4} ${space.s6}`,
  marginInline: `calc(-1 * ${margin.wide})`,
  paddingInline: margin.wide,
  paddingBlock: space.s6,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:not(:first-child)': { borderBlockStart: `${line.hair} solid ${color.hairline}` },
  },
  '@media': {
    [media.belowDesk]: { gridTemplateColumns: main },
    [media.phone]: { marginInline: `calc(-1 * ${margin.phone})`, paddingInline: margin.phone },
  },
});
export const sectionName = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.s2,
});
export const sectionFields = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s5,
  minInlineSize: 0,
});
/** Fields of one row start in the columns of the next. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${shortField}, 100%), 1fr))`,
  gap: space.s5,
  alignItems: 'start',
});
