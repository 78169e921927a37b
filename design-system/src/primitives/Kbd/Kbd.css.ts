import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const kbd = style({ font: 'inherit', fontSize: vars.text.caption.size, color: vars.color.ink3 });
