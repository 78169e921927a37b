import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** The repeated text as a mask image: the ink comes from the theme. */
export const markVar = createVar();

export const watermark = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.toast,
  pointerEvents: 'none',
  background: vars.color.ink1,
  opacity: 0.06,
  maskImage: markVar,
  maskRepeat: 'repeat',
});
