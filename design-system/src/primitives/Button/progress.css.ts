import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(217%)' } });

/** Progress line along the foot of a button whose action is pending. */
export const thread = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: vars.line.strong,
  overflow: 'hidden',
  '::before': {
    content: '',
    display: 'block',
    inlineSize: '46%',
    blockSize: '100%',
    background: 'currentColor',
    animation: `${travel} 1.2s ${vars.motion.ease} infinite`,
  },
  '@media': { [media.reducedMotion]: { '::before': { animation: 'none' } } },
});
