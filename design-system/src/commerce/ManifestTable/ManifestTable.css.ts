import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { finishedEdge } from '../../css/finishedEdge';
import { columnHead, tableInset, tableRoot } from '../../css/table.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, density, line, size, space, text, weight } = vars;
/** Inset at the end of a row, a little more than the page's smaller margin, because figures are at the end. */
const endEdge = `calc(${space.s5} + ${space.s2})`;
const hair = `${line.hair} solid ${color.hairline}`;
const strongHair = `${line.hair} solid ${color.hairlineStrong}`;
const ring = { outline: `${line.strong} solid ${color.focus}`, outlineOffset: `calc(-1 * ${line.strong})` };

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
  goods: { vars: { [rowHeight]: density.rowH } },
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
    display: 'flex',
    alignItems: 'center',
    gap: space.s2,
    minInlineSize: 0,
    borderBlockStart: strongHair,
    borderBlockEnd: strongHair,
    outline: 'none',
    selectors: {
      '&:last-child': { paddingInlineEnd: endEdge },
      '&[data-sortable]': { cursor: 'pointer' },
      '&[data-sortable]:hover': { color: color.ink1 },
      '&[aria-sort]': { color: color.ink1 },
      '&:focus-visible': ring,
    },
  },
]);
export const headRun = style({ paddingInline: space.s3 });
export const sortMark = style({ flex: 'none', color: color.ink1 });

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

const cell = style({
  minInlineSize: 0,
  paddingInline: density.cellPx,
  alignContent: 'center',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&:focus-visible': ring,
  },
});
/** Names may end in an ellipsis; codes, amounts and sizes are never cut. */
const clipped = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** Typography of a cell by its column's look. */
export const cellKind = styleVariants({
  plain: [cell],
  clipped: [cell, clipped],
  strong: [cell, clipped, { color: color.ink1 }],
  medium: [cell, { color: color.ink1, fontWeight: weight.medium }],
  code: [cell, { fontSize: text.caption.size, letterSpacing: vars.tracking.code }],
  display: [
    cell,
    clipped,
    {
      fontFamily: vars.font.display,
      fontSize: text.body.size,
      lineHeight: 1.2,
      color: color.ink1,
      paddingBlockStart: space.s1,
    },
  ],
  run: [cell, { paddingInline: space.s3 }],
  tick: [cell, { cursor: 'pointer' }],
});
export const cellAlign = styleVariants({
  start: {},
  center: { textAlign: 'center', justifyContent: 'center' },
  end: { textAlign: 'end', justifyContent: 'flex-end' },
});
/** First and last cell of a row, and rare states, have classes of their own, so that each cell matches few rules. */
const cellFirst = style({
  paddingInlineStart: tableInset,
  selectors: {
    [`${rowFilled} > &`]: finishedEdge,
  },
});
/** Figures at the end of the first cell keep their distance from the text of the second one. */
export const cellFirstAlign = styleVariants({
  start: [cellFirst, { paddingInlineEnd: 0 }],
  center: [cellFirst, { paddingInlineEnd: 0 }],
  end: [cellFirst],
});
export const cellLast = style({ paddingInlineEnd: endEdge });

/** Forced colours remove every background: an outline inside the cell replaces it there. */
const forcedLine = (look: 'solid' | 'dashed', width: string) => ({
  [media.forcedColors]: {
    outline: `${width} ${look} ${color.focus}`,
    outlineOffset: `calc(-1 * ${line.strong})`,
  },
});
export const cellRange = style({
  backgroundColor: color.infoBg,
  '@media': forcedLine('solid', line.hair),
});
export const cellMark = styleVariants({
  critical: {
    backgroundColor: color.criticalBg,
    color: color.criticalInk,
    '@media': forcedLine('solid', line.strong),
  },
  warning: {
    backgroundColor: color.warningBg,
    color: color.warningInk,
    '@media': forcedLine('dashed', line.strong),
  },
});
const loose = { [media.print]: { position: 'static' } } as const;
const pinnedCell = { position: 'sticky', zIndex: 1, backgroundColor: 'inherit' } as const;
const isSideways = `${scroller}[data-sideways] &`;
export const pinned = styleVariants({
  start: { ...pinnedCell, '@media': loose },
  end: {
    ...pinnedCell,
    selectors: { [isSideways]: { boxShadow: `calc(-1 * ${line.hair}) 0 ${color.hairlineStrong}` } },
    '@media': {
      ...loose,
      [media.belowDesk]: { position: 'static', selectors: { [isSideways]: { boxShadow: 'none' } } },
    },
  },
});

export const tick = style({
  position: 'relative',
  display: 'block',
  inlineSize: size.tick,
  blockSize: size.tick,
  border: `${line.hair} solid ${color.controlLine}`,
  borderRadius: vars.radius.picture,
  selectors: {
    '&[aria-checked=true]': { background: color.accent, borderColor: color.accent },
    '&[aria-checked=true]::after': {
      content: '',
      position: 'absolute',
      inset: '8% 30% 25%',
      border: `solid ${color.onAccent}`,
      borderWidth: `0 ${size.thread} ${size.thread} 0`,
      rotate: '42deg',
    },
    '&[aria-checked=mixed]::after': {
      content: '',
      position: 'absolute',
      inset: '40% 18%',
      background: color.ink1,
    },
  },
});

export const editor = style({
  inlineSize: '100%',
  blockSize: space.s6,
  borderBlockEnd: `${line.strong} solid ${color.focus}`,
  outline: 'none',
  background: color.surface,
  color: color.ink1,
  font: 'inherit',
  textAlign: 'inherit',
});

export const skeleton = style({
  display: 'block',
  blockSize: size.skeleton,
  borderRadius: vars.radius.picture,
  background: color.hover,
});
export const skeletonPicture = style([skeleton, { inlineSize: density.picW, blockSize: density.picH }]);

/** Cell with its problem shown beside it. */
export const cellOpen = style({ overflow: 'visible', position: 'relative' });

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
