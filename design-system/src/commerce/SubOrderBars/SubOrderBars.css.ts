import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line, space, text } = vars;

/** Length of a bar: nine of them fit the column. */
const stroke = '1.125rem';

export const bars = style({ display: 'flex', alignItems: 'center', gap: vars.line.strong });
export const bar = style({
  inlineSize: stroke,
  blockSize: vars.size.bar,
  forcedColorAdjust: 'none',
});
export const stage = styleVariants({
  asked: { background: color.tone5 },
  confirmed: { background: color.tone3 },
  partial: { background: `linear-gradient(to right, ${color.tone1} 50%, ${color.tone4} 50%)` },
  shipped: { background: color.tone1 },
  cancelled: { blockSize: line.hair, background: color.tone3 },
});
export const count = style({
  marginInlineStart: space.s2,
  color: color.ink3,
  fontSize: text.caption.size,
});
