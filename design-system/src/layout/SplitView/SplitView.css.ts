import { style, styleVariants } from '@vanilla-extract/css';
import { tableInset } from '../../css/table.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space, size } = vars;
const main = 'minmax(0, 1fr)';
/** Wide enough for the names of a tree of three levels. */
const startColumn = '15.5rem';
/** A table in the start column has its padding already. */
const noInset = '0px';

export const split = style({
  display: 'grid',
  // A tall window lengthens the sheet, not the bar at its foot.
  gridTemplateRows: '1fr',
  minInlineSize: 0,
  minBlockSize: '100%',
  '@media': { [media.print]: { display: 'block' } },
});
export const splitTemplate = styleVariants({
  none: { gridTemplateColumns: main },
  start: {
    gridTemplateColumns: `${startColumn} ${main}`,
    '@media': { [media.belowDesk]: { gridTemplateColumns: main } },
  },
  end: {
    gridTemplateColumns: `${main} ${size.aside}`,
    '@media': { [media.belowDesk]: { gridTemplateColumns: main } },
  },
});

export const sideStart = style({
  vars: { [tableInset]: noInset },
  paddingBlock: space.s4,
  paddingInline: `${space.s6} ${space.s5}`,
  borderInlineEnd: `${line.hair} solid ${color.hairline}`,
  '@media': { [media.print]: { display: 'none' }, [media.belowDesk]: { display: 'none' } },
});

export const sideEnd = style({
  background: color.surface,
  borderInlineStart: `${line.hair} solid ${color.hairline}`,
  '@media': {
    [media.print]: { borderInlineStart: 0 },
    [media.belowDesk]: { borderInlineStart: 0, borderBlockStart: `${line.hair} solid ${color.hairline}` },
  },
});

export const splitMain = style({ minInlineSize: 0, background: color.surface });

/** Stays at the foot of the window while the page scrolls; ink line in the light theme, strong hairline in the dark one. */
export const bottomBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s3} ${space.s7}`,
  minBlockSize: size.actionBar,
  paddingBlock: space.s3,
  paddingInline: `${space.s6} ${space.s5}`,
  background: color.raised,
  borderBlockStart: `${line.hair} solid ${color.barEdge}`,
  '@media': { [media.print]: { position: 'static' }, [media.phone]: { paddingInline: space.s5 } },
});

export const bottomEnd = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.s3,
  marginInlineStart: 'auto',
});
