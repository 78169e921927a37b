import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { columnHead, tableRoot } from '../../css/table.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, density, line, size, space } = vars;
/** Inset at the end of a row, a little more than the page's smaller margin, because figures are at the end. */
export const endEdge = `calc(${space.s5} + ${space.s2})`;
const hair = `${line.hair} solid ${color.hairline}`;
const strongHair = `${line.hair} solid ${color.hairlineStrong}`;
/** Outline of a focused cell or head, inside its edge. */
export const ring = {
  outline: `${line.strong} solid ${color.focus}`,
  outlineOffset: `calc(-1 * ${line.strong})`,
};

/** `grid-template-columns` of every row, set once on the scroller. */
export const template = createVar();
/** Least width of a row; in a narrower frame the table scrolls sideways. */
export const minWidth = createVar();
/** Height of a row. */
const rowHeight = createVar();
/** Largest number of rows of a table that grows with its rows. */
export const rowLimit = createVar();

export const frame = style([
  tableRoot,
  { position: 'relative', display: 'flex', flexDirection: 'column', minBlockSize: 0, minInlineSize: 0 },
]);
export const frameFill = style({
  blockSize: '100%',
  '@media': { [media.print]: { blockSize: 'auto' } },
});

export const scroller = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  background: color.surface,
  outline: 'none',
  '@media': { [media.print]: { display: 'table', overflow: 'visible', inlineSize: '100%' } },
});
export const scrollerRows = styleVariants({
  products: { vars: { [rowHeight]: density.rowH } },
  plain: { vars: { [rowHeight]: density.rowHPlain } },
});
export const scrollerGrow = style({
  flex: '0 1 auto',
  maxBlockSize: `calc(${size.headRow} + ${rowLimit} * ${rowHeight} + ${line.hair})`,
  '@media': { [media.print]: { maxBlockSize: 'none' } },
});

/** Invisible element as high as a row, to be measured. */
export const probe = style({
  position: 'absolute',
  visibility: 'hidden',
  inlineSize: 0,
  blockSize: rowHeight,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

const rowGrid = { display: 'grid', gridTemplateColumns: template, minInlineSize: minWidth } as const;

export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  minInlineSize: minWidth,
  background: color.surface,
  // On paper the head of a table is repeated on each sheet.
  '@media': { [media.print]: { display: 'table-header-group', position: 'static', breakInside: 'avoid' } },
});
export const headRow = style({ ...rowGrid, blockSize: size.headRow, background: 'inherit' });
export const headCell = style([
  columnHead(),
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.s2,
    minInlineSize: 0,
    borderBlockStart: strongHair,
    borderBlockEnd: strongHair,
    outline: 'none',
    selectors: {
      '&:last-child': { paddingInlineEnd: endEdge },
      '&:focus-visible': ring,
    },
  },
]);
export const headRun = style({ paddingInline: space.s3 });

export const body = style({
  position: 'relative',
  minInlineSize: minWidth,
  '@media': { [media.print]: { display: 'table-row-group' } },
});
export const layer = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  '@media': { [media.print]: { position: 'static' } },
});

export const row = style({
  ...rowGrid,
  position: 'absolute',
  insetInline: 0,
  blockSize: rowHeight,
  background: color.surface,
  borderBlockEnd: hair,
  color: color.ink2,
  contain: 'strict',
  selectors: {
    '&:hover': { background: color.page },
    '&:focus-within': { background: color.page, zIndex: 1, contain: 'layout style' },
    '&[aria-selected=true]': { background: color.page },
  },
  '@media': { [media.print]: { position: 'static', contain: 'none' } },
});
/** Row with a quantity: full ink, and an edge at its start of a solid thread and a stitched one. */
export const rowFilled = style([row, { color: color.ink1 }]);

export const totals = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  minInlineSize: minWidth,
  background: color.surface,
  '@media': { [media.print]: { position: 'static' } },
});
export const totalsRow = style({
  ...rowGrid,
  blockSize: size.facetRow,
  minBlockSize: size.tool,
  borderBlockStart: strongHair,
  color: color.ink2,
  background: color.surface,
});
