import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const together = style({ display: 'grid', gap: vars.space.s6 });
