import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const person = style({
  display: 'grid',
  flex: 'none',
  borderRadius: vars.radius.round,
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': {
      outline: `${vars.line.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.line.strong,
    },
  },
});
