import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focus.css';
import { vars } from '../../theme/contract.css';

export const person = style([
  focusRing,
  {
    display: 'grid',
    flex: 'none',
    borderRadius: vars.radius.round,
  },
]);
