import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** The target is as wide as its words, not as the form. */
export const checkboxField = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minInlineSize: 0,
});
/** Below the words, not below the box. */
export const checkboxNote = style({ paddingInlineStart: `calc(${vars.size.tick} + ${vars.space.s3})` });
