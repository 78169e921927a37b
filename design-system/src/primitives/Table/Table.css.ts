import { createVar, globalStyle, style } from '@vanilla-extract/css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { stickyTop, tableInset } from '../../css/table.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space } = vars;

/** Root of a table, around its frame and its announcements. */
export const root = style({ position: 'relative', minInlineSize: 0 });

/**
 * Frame of a table. A table that is wider than its frame scrolls in it sideways, visually hidden texts included, so that the page never
 * does; any other leaves its head in view while the page scrolls.
 */
export const frame = style({
  position: 'relative',
  overflowX: 'clip',
  background: color.surface,
  selectors: { '&[data-sideways]': { overflowX: 'auto' } },
  '@media': {
    [media.print]: { overflow: 'visible', selectors: { '&[data-sideways]': { overflow: 'visible' } } },
  },
});

/** Frame of a table that draws only the rows in view: as high as twenty of them. */
export const windowFrame = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  selectors: { '&[data-sideways]': { overflow: 'auto' } },
});
export const windowRows = 20;

/** Head that stays in view. */
export const stickyHead = style({
  position: 'relative',
  selectors: {
    [`${frame}:not([data-sideways]) &, ${windowFrame} &`]: {
      position: 'sticky',
      insetBlockStart: stickyTop,
      zIndex: vars.layer.sticky,
    },
    [`${windowFrame} &`]: { insetBlockStart: 0 },
  },
  '@media': { [media.print]: { position: 'static' } },
});

/** Column that stays in view while the others scroll sideways. */
export const pinned = style({
  position: 'sticky',
  zIndex: 1,
  background: color.surface,
  selectors: { 'th&': { zIndex: vars.layer.sticky } },
  '@media': { [media.print]: { position: 'static' }, [media.phone]: { position: 'static' } },
});

/** Totals below the rows. */
export const totalsCell = style({
  borderBlockStart: `${line.hair} solid ${color.hairlineStrong}`,
  borderBlockEnd: 0,
  fontWeight: vars.weight.medium,
  background: color.surface,
});
export const stickyFoot = style({
  selectors: { [`${windowFrame} &`]: { position: 'sticky', insetBlockEnd: 0, zIndex: vars.layer.sticky } },
});

/** Content of a cell whose row must not grow, because rows out of view are only counted. */
export const windowContent = style({
  maxBlockSize: `calc(${vars.density.rowHPlain} - ${line.hair})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const windowContentTall = style({
  maxBlockSize: `calc(${vars.density.rowH} - ${line.hair})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** Invisible element as high as a row, to be measured. */
export const probe = style({
  position: 'absolute',
  visibility: 'hidden',
  inlineSize: 0,
  blockSize: vars.density.rowHPlain,
  pointerEvents: 'none',
});
export const probeTall = style([probe, { blockSize: vars.density.rowH }]);

/** Space of the rows that are not drawn. */
export const spacer = style({ padding: 0, border: 0 });

/** Depth of a row in a tree, from 1. */
export const treeLevel = createVar();

/** Problem of a cell, below its content. */
export const markText = style({
  display: 'block',
  whiteSpace: 'normal',
  fontSize: vars.text.caption.size,
});

export const tickColumn = style({ inlineSize: space.s8, cursor: 'pointer' });

export const emptyCell = style({ padding: space.s6, color: color.ink2 });

/** Rows as blocks on a phone: the roles of the parts are written out, so they remain a table for screen readers. */
export const phoneRows = style({
  '@media': { [media.phone]: { display: 'block', minInlineSize: 0 } },
});
globalStyle(`${phoneRows} tbody`, {
  '@media': {
    [media.phone]: { display: 'block', borderBlockStart: `${line.hair} solid ${color.hairlineStrong}` },
  },
});
globalStyle(`${phoneRows} thead`, {
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
globalStyle(`${phoneRows} tr`, {
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      paddingBlock: space.s3,
      borderBlockEnd: `${line.hair} solid ${color.hairline}`,
    },
  },
});
globalStyle(`${phoneRows} :is(td, th)`, {
  '@media': {
    [media.phone]: {
      display: 'flex',
      gridColumn: '1 / -1',
      alignItems: 'center',
      gap: space.s4,
      blockSize: 'auto',
      minBlockSize: space.s7,
      paddingInline: tableInset,
      border: 0,
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
});
/** Cell of the checkbox; on a phone it stands beside the row's heading, which needs its column's name only when it is a bare number. */
export const tickCell = style({ cursor: 'pointer' });
globalStyle(`${phoneRows} td.${tickCell}`, {
  '@media': { [media.phone]: { gridColumn: 1, paddingInlineEnd: 0 } },
});
globalStyle(`${phoneRows} .${tickCell} + [role=rowheader]`, {
  '@media': { [media.phone]: { gridColumn: 2 } },
});
globalStyle(`${phoneRows} :is(td, th):empty`, { '@media': { [media.phone]: { display: 'none' } } });
globalStyle(`${phoneRows} [data-column]:is(:not([role=rowheader]), [data-number])::before`, {
  '@media': {
    [media.phone]: {
      content: 'attr(data-column)',
      flexShrink: 0,
      marginInlineEnd: 'auto',
      color: color.ink3,
      fontSize: vars.text.caption.size,
    },
  },
});
globalStyle(`${phoneRows} [role=rowheader][data-number]::before`, {
  '@media': { [media.phone]: { marginInlineEnd: 0 } },
});

/**
 * Rows as lines on a phone: the start of a line takes what its end leaves; a cell without a place follows with its name. An empty start keeps
 * its width, which holds the end of its line apart from the line before.
 */
export const phoneLines = style([phoneRows]);
const onPhone = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(`${phoneLines} tbody ${selector}`, { '@media': { [media.phone]: rule } });
onPhone('tr', {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.s4,
  paddingBlock: space.s4,
  paddingInline: tableInset,
});
onPhone('tr:is(:hover, [aria-selected=true], [aria-current])', { background: color.page });
onPhone(`tr:has(> .${tickCell})`, { paddingInlineStart: `calc(${tableInset} + ${space.s7})` });
onPhone('tr:has(> [data-phone=aside])', { paddingInlineEnd: `calc(${tableInset} + ${space.s7})` });
onPhone('tr > [role]', { flex: '1 1 100%', paddingInline: 0 });
onPhone(`tr > .${tickCell}`, {
  position: 'absolute',
  insetInlineStart: tableInset,
  insetBlockStart: space.s3,
});
onPhone('tr > [data-phone=aside]', {
  position: 'absolute',
  insetInlineEnd: `calc(${tableInset} - ${space.s3})`,
  insetBlockStart: space.s3,
});
onPhone('tr > [data-phone^=line]', {
  display: 'block',
  flexGrow: 1,
  flexBasis: '51%',
  minInlineSize: 0,
  minBlockSize: vars.size.tag,
});
onPhone('tr > [data-phone$=End]', {
  flex: '0 1 auto',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
onPhone('tr > [data-phone^=line]:empty', { minBlockSize: 0 });
onPhone('tr > [data-phone$=End]:empty', { display: 'none' });
onPhone('tr > [data-phone^=line3]', { minBlockSize: 0, color: color.ink3, fontSize: vars.text.caption.size });
onPhone('tr > [data-phone^=line]:is(:empty, :not([data-phone-named]))::before', { content: 'none' });
onPhone('tr > [data-phone][data-phone-named]::before', { marginInlineEnd: space.s2 });
