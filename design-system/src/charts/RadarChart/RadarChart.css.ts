import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** Largest width; in a wider chart the names would be too far from their axes. */
const widest = '16.25rem';

export const radar = style({ maxInlineSize: widest, marginInline: 'auto' });
export const ring = style({ fill: 'none', stroke: vars.color.hairlineStrong });
export const spoke = style({ stroke: vars.color.hairline });
export const main = style({
  fill: vars.color.tone1,
  fillOpacity: 0.1,
  stroke: vars.color.tone1,
  strokeWidth: vars.size.thread,
});
export const compared = style({
  fill: 'none',
  stroke: vars.color.tone2,
  strokeDasharray: '3 3',
  strokeWidth: '1.25',
});
