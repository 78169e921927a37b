import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** The click target is as wide as the words, not as the form. */
export const checkboxField = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
});
/** The note is aligned with the words, not with the box. */
export const checkboxNote = style({ paddingInlineStart: `calc(${vars.size.tick} + ${vars.space.s3})` });
