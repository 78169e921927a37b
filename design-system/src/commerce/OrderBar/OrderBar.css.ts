import { style } from '@vanilla-extract/css';
import { figures, textInk, textStep } from '../../css/text.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const { color, line, space, size } = vars;

/** Widths of the ruler: largest, preferred on a desktop, preferred in narrow windows. Parts without room beside it wrap to a line below. */
const ruler = { most: '25rem', asked: '18rem', narrow: '12rem' };

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s3} ${space.s7}`,
  flex: 'none',
  minBlockSize: size.actionBar,
  paddingBlock: space.s3,
  paddingInline: `${space.s6} ${vars.half.s5}`,
  background: color.raised,
  borderBlockStart: `${line.hair} solid ${color.barEdge}`,
  '@media': { [media.print]: { position: 'static' }, [media.belowDesk]: { columnGap: space.s5 } },
});
/** Bar on a phone: a line at the foot, with the foldable parts above it. */
export const phoneBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  paddingInline: space.s5,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: color.raised,
  borderBlockStart: `${line.hair} solid ${color.barEdge}`,
});
export const details = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s4,
  paddingBlock: space.s4,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
});
export const problemLine = style({ paddingBlockStart: space.s3 });
export const foldLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: space.s3,
});
export const foldToggle = style([
  textStep.small,
  figures,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s4,
    minBlockSize: size.touch,
    minInlineSize: 0,
    color: color.ink1,
  },
]);
export const counts = style([
  textStep.small,
  textInk.medium,
  { display: 'flex', gap: space.s4, whiteSpace: 'nowrap' },
]);
export const count = style([figures, { color: color.ink1, fontWeight: vars.weight.medium }]);
export const rulerPlace = style({
  flex: `1 1 ${ruler.asked}`,
  minInlineSize: 0,
  maxInlineSize: ruler.most,
  marginInlineEnd: 'auto',
  '@media': { [media.belowDesk]: { flexBasis: ruler.narrow, maxInlineSize: 'none' } },
});
export const problemPlace = style({ flex: `1 1 ${ruler.asked}`, minInlineSize: 0 });
export const sums = style({
  display: 'flex',
  gap: vars.half.s6,
  textAlign: 'end',
  '@media': { [media.phone]: { gap: space.s5, justifyContent: 'space-between' } },
});
export const sumName = style([textStep.caption, textInk.weak, { whiteSpace: 'nowrap' }]);
export const sumFigure = style({ lineHeight: vars.size.lineTall });
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  '@media': { [media.phone]: { justifyContent: 'flex-end' } },
});
