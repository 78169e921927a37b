import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s5, minInlineSize: 0 });
export const formError = style({ color: vars.color.criticalInk });
