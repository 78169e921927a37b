import { style, styleVariants } from '@vanilla-extract/css';
import { finishedEdge } from '../../css/finishedEdge';
import { tableInset } from '../../css/table.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';
import { endEdge, ring, rowFilled, scroller } from './ManifestTable.css';

const { color, density, line, size, space, text, weight } = vars;

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

export const skeleton = style({
  display: 'block',
  blockSize: size.skeleton,
  borderRadius: vars.radius.picture,
  background: color.hover,
});
export const skeletonPicture = style([skeleton, { inlineSize: density.picW, blockSize: density.picH }]);
