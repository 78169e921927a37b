import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const ring = style({ inlineSize: '10rem', blockSize: '10rem', marginInline: 'auto' });
export const total = style({
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  fill: vars.color.ink1,
});
export const open = style({ fill: 'none', stroke: vars.color.tone3 });
