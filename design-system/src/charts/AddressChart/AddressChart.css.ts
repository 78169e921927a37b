import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const dots = style({
  fill: 'none',
  stroke: vars.color.tone4,
  strokeWidth: '2.8',
  strokeLinecap: 'round',
});
export const city = style({ fill: vars.color.tone1, stroke: vars.color.surface, strokeWidth: '1.5' });
export const name = style({
  fontSize: vars.text.caption.size,
  fontWeight: vars.weight.medium,
  fill: vars.color.ink1,
  paintOrder: 'stroke',
  stroke: vars.color.surface,
  strokeWidth: vars.size.bar,
});
export const count = style({ fill: vars.color.ink2, fontWeight: vars.weight.regular });
