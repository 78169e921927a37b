import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.s3,
  insetInlineStart: vars.space.s3,
  zIndex: vars.layer.toast,
  paddingBlock: vars.space.s3,
  paddingInline: vars.space.s5,
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderRadius: vars.radius.control,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
  '@media': {
    [media.print]: { display: 'none' },
    // Else the browser's plate behind forced text covers the text on this ground.
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
});
