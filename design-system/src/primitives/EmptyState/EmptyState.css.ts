import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, space, size } = vars;

export const state = style({ display: 'grid', justifyItems: 'start', gap: space.s2, paddingBlock: space.s5 });
export const stateInset = style({
  paddingInline: space.s6,
  '@media': { [media.phone]: { paddingInline: space.s5 } },
});
export const stateWords = style({ color: color.ink2, maxInlineSize: size.measure });
export const stateReference = style({ color: color.ink2, userSelect: 'all', overflowWrap: 'anywhere' });
export const stateActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s3,
  marginBlockStart: space.s3,
});
