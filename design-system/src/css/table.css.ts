import { createGlobalVar, createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css';
import { media } from '../theme/tokens';
import { focusRingInset } from './focus.css';

const { color, line, space, text, density } = vars;

/** Inline padding of tables at the margins of the page: 24 px, 16 px on a phone. */
export const tableInset = createGlobalVar('sv-table-inset');
globalStyle(':root', {
  vars: { [tableInset]: space.s6 },
  '@media': { [media.phone]: { vars: { [tableInset]: space.s5 } } },
});

/** Height of what stays at the top of the window, below which heads of tables stay in view; shells set it. */
export const stickyTop = createGlobalVar('sv-sticky-top');
/** Value of `stickyTop` where nothing stays above. */
export const nothingAbove = '0px';
globalStyle(':root', { vars: { [stickyTop]: nothingAbove } });

/** Look of a table: shared by the short table and the windowed grid, so that they look the same. */
export const tableRoot = style({
  inlineSize: '100%',
  background: color.surface,
  color: color.ink1,
  fontSize: text.small.size,
  lineHeight: text.small.lead,
});

/** Least width of a table; in a narrower frame the frame scrolls sideways. */
export const leastWidth = createVar();
/**
 * Least width of a table on paper: by default none, and at most the width that browsers still print whole on an upright sheet by scaling
 * the page down.
 */
const paper = { unasked: '0px', most: '60rem' };
/**
 * Table whose columns keep their widths on a screen. On paper, where nothing scrolls, the columns share the width of the sheet by their
 * content.
 */
export const fixedTable = style({
  tableLayout: 'fixed',
  minInlineSize: fallbackVar(leastWidth, '0'),
  '@media': {
    [media.print]: {
      tableLayout: 'auto',
      minInlineSize: `min(${fallbackVar(leastWidth, paper.unasked)}, ${paper.most})`,
    },
  },
});

/** Column head: caption size, weak ink, a strong hairline below. */
export const columnHead = recipe({
  base: [
    focusRingInset,
    {
      blockSize: vars.size.headRow,
      paddingBlock: 0,
      paddingInline: density.cellPx,
      background: color.surface,
      borderBlockEnd: `${line.hair} solid ${color.hairlineStrong}`,
      color: color.ink3,
      fontSize: text.caption.size,
      fontWeight: vars.weight.regular,
      textAlign: 'start',
      whiteSpace: 'nowrap',
      '@media': {
        [media.print]: { whiteSpace: 'normal', wordBreak: 'keep-all', verticalAlign: 'bottom' },
      },
      selectors: {
        '&:first-child': { paddingInlineStart: tableInset },
        '&:last-child': { paddingInlineEnd: tableInset },
        '&[data-sortable]': { cursor: 'pointer' },
        '&[data-sortable]:hover, &[data-sorted]': { color: color.ink1 },
      },
    },
  ],
  variants: {
    align: { start: {}, end: { textAlign: 'end' }, center: { textAlign: 'center' } },
    sticky: { true: { position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.sticky } },
  },
});

/** Row: paper colour when hovered or selected, focus ring drawn inside. */
export const tableRow = style([
  focusRingInset,
  {
    selectors: {
      '&[data-pressable]': { cursor: 'pointer' },
    },
  },
]);

/** Body cell. Names may end in an ellipsis and take further lines on paper; codes, prices and sizes use `figures`. */
export const tableCell = recipe({
  base: [
    focusRingInset,
    {
      blockSize: density.rowHPlain,
      paddingBlock: 0,
      paddingInline: density.cellPx,
      borderBlockEnd: `${line.hair} solid ${color.hairline}`,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      scrollMarginBlockStart: `calc(${stickyTop} + ${vars.size.headRow})`,
      '@media': {
        [media.print]: { paddingBlock: space.s2, overflow: 'visible', whiteSpace: 'normal' },
      },
      selectors: {
        '&:first-child': { paddingInlineStart: tableInset },
        '&:last-child': { paddingInlineEnd: tableInset },
        [`${tableRow}:hover &, ${tableRow}[aria-selected=true] &, ${tableRow}[aria-current] &`]: {
          background: color.page,
        },
      },
    },
  ],
  variants: {
    align: { start: {}, end: { textAlign: 'end' }, center: { textAlign: 'center' } },
    tall: { true: { blockSize: density.rowH } },
    total: { true: { color: color.ink2, borderBlockEndColor: color.hairlineStrong } },
  },
});
