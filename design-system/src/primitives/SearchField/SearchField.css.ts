import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const short = style({ inlineSize: vars.size.find, maxInlineSize: '100%' });
