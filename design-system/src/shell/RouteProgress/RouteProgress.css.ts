import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const creep = keyframes({
  '0%': { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(.4)' },
  '60%': { transform: 'scaleX(.7)' },
  '100%': { transform: 'scaleX(.92)' },
});

export const track = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.toast,
  blockSize: vars.line.strong,
  pointerEvents: 'none',
  '@media': { [media.print]: { display: 'none' } },
});

export const thread = style({
  blockSize: '100%',
  background: vars.color.accent,
  transformOrigin: 'left',
  animation: `${creep} 8s ${vars.motion.ease} forwards`,
  '@media': { [media.reducedMotion]: { animation: 'none', transform: 'scaleX(.5)' } },
});
