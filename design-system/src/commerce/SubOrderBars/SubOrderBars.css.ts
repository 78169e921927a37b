import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line, space, text } = vars;

export const bars = style({ display: 'flex', alignItems: 'center', gap: '2px' });
export const bar = style({
  inlineSize: '1.125rem',
  blockSize: '4px',
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
