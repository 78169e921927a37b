import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** Arrow of a sorted column, with the place of the column where several are sorted by. */
export const sortMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  verticalAlign: '-.15em',
  color: vars.color.ink1,
  fontVariantNumeric: 'tabular-nums',
});
