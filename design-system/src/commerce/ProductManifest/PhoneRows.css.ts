import { style, styleVariants } from '@vanilla-extract/css';
import { finishedEdge } from '../../css/finishedEdge';
import { tableInset, tableRoot } from '../../css/table.css';
import { figures, truncate } from '../../css/text.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, size, space, text, weight } = vars;
/** Height of a row at 390 px: three lines of text and the picture beside them. */
const rowHeight = '5.375rem';
const picturePlace = '3rem';

export const frame = style([
  tableRoot,
  { display: 'flex', flexDirection: 'column', blockSize: '100%', minInlineSize: 0 },
]);
/** Slightly less than the height of the folded order bar, so that no gap shows between the two. */
const foldedBar = '3.5rem';
/** On a phone, where the page scrolls, the bar of ticked rows stays in view above the order bar. */
export const stripPlace = style({
  flex: 'none',
  '@media': {
    [media.phone]: {
      position: 'sticky',
      zIndex: vars.layer.sticky,
      insetBlockEnd: `calc(${foldedBar} + env(safe-area-inset-bottom))`,
    },
  },
});
/** Height of a row. */
export const rowPlace = style({ blockSize: rowHeight });
export const item = style({ position: 'absolute', insetInline: 0, blockSize: rowHeight });

export const row = style({
  display: 'grid',
  gridTemplateAreas: '"picture brand price" "picture name retail" "picture written left"',
  gridTemplateColumns: `${picturePlace} minmax(0, 1fr) auto`,
  gridTemplateRows: 'repeat(3, auto)',
  alignContent: 'center',
  columnGap: space.s4,
  rowGap: space.s1,
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: `calc(${tableInset} + ${size.edge})  ${tableInset}`,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
  textAlign: 'start',
  color: color.ink2,
  fontSize: text.small.size,
  lineHeight: text.small.lead,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.page },
    '&:focus-visible': {
      outline: `${line.strong} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${line.strong})`,
    },
    'span&': { cursor: 'default' },
  },
});
/** Room for the checkbox before the picture. */
const tickRoom = '2.75rem';
export const rowTicks = style({ paddingInlineStart: tickRoom });
export const tickPlace = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: tickRoom,
});
export const rowFilled = style([row, finishedEdge, { color: color.ink1 }]);

export const picture = style({
  gridArea: 'picture',
  inlineSize: picturePlace,
  aspectRatio: '3 / 4',
  objectFit: 'contain',
  background: color.ground,
  borderRadius: vars.radius.picture,
});
export const brand = style([
  truncate,
  {
    gridArea: 'brand',
    fontFamily: vars.font.display,
    fontSize: text.body.size,
    lineHeight: text.body.lead,
    color: color.ink1,
  },
]);
export const name = style([truncate, { gridArea: 'name' }]);
export const mark = style({ marginInlineStart: space.s2, color: color.ink3 });
export const written = style([
  figures,
  { gridArea: 'written', display: 'flex', gap: space.s4, minInlineSize: 0, overflow: 'hidden' },
]);
export const pieces = style({ fontWeight: weight.medium });
export const write = style({ textDecoration: 'underline', textUnderlineOffset: '.25em', color: color.ink1 });
export const note = styleVariants({
  warning: { color: color.warningInk },
  critical: { color: color.criticalInk },
});

const figure = style([figures, { textAlign: 'end', color: color.ink3 }]);
export const price = style([
  figure,
  { gridArea: 'price', alignSelf: 'center', color: color.ink1, fontWeight: weight.medium },
]);
export const retail = style([figure, { gridArea: 'retail' }]);
export const left = style([figure, { gridArea: 'left' }]);

const skeleton = style({
  blockSize: size.skeleton,
  alignSelf: 'center',
  borderRadius: vars.radius.picture,
  background: color.hover,
});
export const skeletonName = style([skeleton, { gridArea: 'brand', inlineSize: '54%' }]);
export const skeletonLine = style([skeleton, { gridArea: 'name', inlineSize: '78%' }]);
