import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** Font size at which the total fits the hole of the ring. */
const totalSize = '1.375rem';

export const ring = style({ inlineSize: vars.size.chart, blockSize: vars.size.chart, marginInline: 'auto' });
export const total = style({
  fontFamily: vars.font.display,
  fontSize: totalSize,
  fill: vars.color.ink1,
});
export const open = style({ fill: 'none', stroke: vars.color.tone3 });
