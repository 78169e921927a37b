import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, size, space, text } = vars;

export const scroller = style({
  position: 'relative',
  overflowX: 'auto',
  paddingBlockEnd: space.s1,
  '@media': { [media.print]: { overflow: 'visible' } },
});
export const table = style({
  borderCollapse: 'collapse',
  fontSize: text.small.size,
  lineHeight: text.small.lead,
});
export const head = style({
  blockSize: size.tool,
  paddingInline: size.sizeGap,
  fontSize: text.caption.size,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  color: color.ink3,
});
export const headEnd = style([head, { textAlign: 'end', paddingInlineStart: space.s5 }]);
export const colour = style([
  head,
  { fontSize: text.small.size, color: color.ink1, paddingInlineEnd: space.s5 },
]);
export const cell = style({ padding: `${space.s2} ${size.sizeGap}`, verticalAlign: 'top' });
export const total = style({
  paddingInline: `${space.s5} ${size.sizeGap}`,
  minInlineSize: space.s9,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
export const sum = style([total, { fontWeight: vars.weight.medium }]);
export const sumNone = style([total, { color: color.ink3 }]);
export const problems = style({
  marginBlockStart: space.s3,
  fontSize: text.caption.size,
  lineHeight: text.caption.lead,
});
export const critical = style({ color: color.criticalInk });
export const warning = style({ color: color.warningInk });
