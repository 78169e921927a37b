import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { space, text, size } = vars;

export const tip = style({
  padding: `${space.s2} ${space.s3}`,
  maxInlineSize: size.tooltip,
  fontSize: text.caption.size,
  lineHeight: text.caption.lead,
});
