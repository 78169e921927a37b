import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { tableInset } from '../../css/table.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, size, space } = vars;
const main = 'minmax(0, 1fr)';
/** Window high enough to show header, some rows and the bar at the foot together. */
const roomy = 'screen and (min-height: 38rem)';

/** On a desktop the worksheet takes the window below the shell's bar and only the table scrolls; elsewhere the page scrolls. */
export const worksheet = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  '@media': {
    [media.print]: { display: 'block' },
    [`${roomy} and (min-width: 48.0625rem)`]: {
      flex: 'none',
      blockSize: `calc(100dvh - ${size.topBar})`,
      minBlockSize: 0,
    },
  },
});

/** A page with one large table prints on the `wide` page (`css/sheet.css`): its columns do not fit on an upright sheet. */
globalStyle(`:root:has(${worksheet})`, { '@media': { [media.print]: { page: 'wide' } } });

export const body = style({
  flex: 1,
  display: 'grid',
  minBlockSize: 0,
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'block' } },
});
export const bodyTemplate = styleVariants({
  folded: { gridTemplateColumns: main },
  open: {
    gridTemplateColumns: `${size.facets} ${main}`,
    '@media': { [media.belowDesk]: { gridTemplateColumns: main } },
  },
});

export const side = style({
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space.s4,
  paddingInline: `${space.s6} ${space.s5}`,
  borderInlineEnd: `${line.hair} solid ${color.hairline}`,
  '@media': { [media.print]: { display: 'none' }, [media.belowDesk]: { display: 'none' } },
});

export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  background: color.surface,
  '@media': { [media.print]: { display: 'block' } },
});
/** Beside the facets the sheet has a smaller margin. */
export const sheetBeside = style({ vars: { [tableInset]: space.s5 } });

/**
 * On a page that scrolls the table has a height of its own: it draws the rows that fit into its box, so a box that grew with its rows would
 * draw them all.
 */
export const table = style({
  flex: 'none',
  minInlineSize: 0,
  blockSize: '75vh',
  '@media': {
    [media.print]: { blockSize: 'auto' },
    [`${roomy} and (min-width: 48.0625rem)`]: { flex: 1, blockSize: 'auto', minBlockSize: 0 },
  },
});
