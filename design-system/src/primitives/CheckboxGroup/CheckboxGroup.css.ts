import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const choicesRow = style({ display: 'flex' });
export const choicesOrientation = styleVariants({
  vertical: { flexDirection: 'column', alignItems: 'flex-start' },
  horizontal: { flexWrap: 'wrap', columnGap: vars.space.s6 },
});
