import { style } from '@vanilla-extract/css';
import { fixedTable, leastWidth } from '../../css/table.css';
import { figures, medium, textInk, textStep, truncate } from '../../css/text.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

/** Widths of the columns of a table with fixed layout, and the least width of the table. */
const width = {
  least: '60rem',
  product: '13rem',
  sizes: '10.25rem',
  price: '6rem',
  qty: '3.25rem',
  qtyWide: '4.75rem',
  qtyLatin: '4.25rem',
  sizesLatin: '8.5rem',
  money: '6.25rem',
};

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
  minBlockSize: vars.space.s8,
  paddingBlock: space.s2,
  paddingInline: `${space.s6} ${vars.half.s5}`,
  background: color.surface,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
  '@media': { [media.phone]: { paddingInline: space.s5, paddingBlock: space.s3 } },
});
export const title = style([textStep.body, medium, figures]);
export const listName = style([textInk.medium]);
export const warehouse = style([textInk.weak, figures]);
export const statuses = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s4,
  marginInlineStart: 'auto',
});

/** The table keeps its columns down to a small laptop and scrolls sideways inside itself below that. */
export const frame = style({
  position: 'relative',
  overflowX: 'auto',
  '@media': { [media.print]: { overflow: 'visible' } },
});
export const table = style([fixedTable, { vars: { [leastWidth]: width.least } }]);
export const col = {
  product: style({ inlineSize: width.product }),
  sizes: style({ inlineSize: width.sizes }),
  price: style({ inlineSize: width.price }),
  qty: style({ inlineSize: width.qty }),
  qtyWide: style({ inlineSize: width.qtyWide }),
  /** Width for Latin column heads, which are longer than Chinese ones. */
  qtyLatin: style({ inlineSize: width.qtyLatin }),
  sizesLatin: style({ inlineSize: width.sizesLatin }),
  money: style({ inlineSize: width.money }),
};
/** Row head without the browser's heading look. */
export const rowHead = style({
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  '@media': { [media.print]: { minInlineSize: width.product } },
});
export const sizes = style([
  textStep.caption,
  textInk.medium,
  { display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s3}`, lineHeight: 1.3 },
]);
export const sizeQty = style({ color: color.ink1 });
export const cut = style([medium, { color: color.warningInk }]);
export const absent = style([textInk.weak]);
export const why = style([truncate, { display: 'block' }]);
export const whyDetail = style([
  textStep.caption,
  textInk.weak,
  truncate,
  { display: 'block', lineHeight: vars.size.lineSmall },
]);
export const sum = style([medium, { color: color.ink1 }]);

export const phoneList = style({ background: color.surface });
export const phoneLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: `0 ${space.s4}`,
  padding: `${space.s4} ${space.s5}`,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
});
export const phoneBrand = style([textStep.body, truncate, { fontFamily: vars.font.display }]);
export const phonePicture = style({ gridRow: 'span 3' });
export const phoneName = style([textStep.small, textInk.medium, { gridColumn: '2 / -1' }]);
export const phoneChange = style([
  textStep.small,
  {
    gridColumn: '2 / -1',
    display: 'flex',
    justifyContent: 'space-between',
    gap: space.s3,
    marginBlockStart: space.s2,
  },
]);
