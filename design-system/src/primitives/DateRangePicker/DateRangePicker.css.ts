import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** Room of the panel while its code is fetched. */
export const loading = style({
  inlineSize: vars.size.list,
  maxInlineSize: '100%',
  blockSize: vars.size.list,
});
