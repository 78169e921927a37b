import { style } from '@vanilla-extract/css';
import { figures, textInk, textStep } from '../../css/text.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const { color, line, space, size } = vars;

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: space.s7,
  flex: 'none',
  minBlockSize: size.actionBar,
  paddingInline: `${space.s6} 1.25rem`,
  background: color.raised,
  borderBlockStart: `${line.hair} solid ${color.ink1}`,
  selectors: { '.dark &': { borderBlockStartColor: color.hairlineStrong } },
  '@media': {
    [media.belowDesk]: { flexWrap: 'wrap', gap: `${space.s3} ${space.s6}`, paddingBlock: space.s4 },
    [media.phone]: { paddingInline: space.s5 },
  },
});
export const counts = style([
  textStep.small,
  textInk.medium,
  { display: 'flex', gap: space.s4, whiteSpace: 'nowrap' },
]);
export const count = style([figures, { color: color.ink1, fontWeight: vars.weight.medium }]);
export const rulerPlace = style({
  inlineSize: '25rem',
  minInlineSize: '18rem',
  marginInlineEnd: 'auto',
  '@media': { [media.phone]: { inlineSize: '100%', minInlineSize: 0 } },
});
export const sums = style({
  display: 'flex',
  gap: '1.75rem',
  textAlign: 'end',
  '@media': { [media.phone]: { gap: space.s5, flex: 1, justifyContent: 'space-between' } },
});
export const sumName = style([textStep.caption, textInk.weak, { whiteSpace: 'nowrap' }]);
export const sumFigure = style({ lineHeight: '1.5rem' });
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  '@media': { [media.phone]: { inlineSize: '100%', justifyContent: 'flex-end' } },
});
