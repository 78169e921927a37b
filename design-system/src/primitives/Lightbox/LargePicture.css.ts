import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, size, space } = vars;

/** Height of the dialog's head, foot and edges; the picture takes the rest of the window. */
const AROUND = '14rem';

/** The largest size at which a whole picture of 3:4 fits the window. */
export const stage = style({
  inlineSize: `min(100%, calc((var(--visual-viewport-height, 100dvh) - ${AROUND}) * 0.75))`,
  marginInline: 'auto',
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s4,
  minBlockSize: size.touch,
  color: color.ink2,
  '@media': { [media.phone]: { gap: space.s6 } },
});
