import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, space, text, line } = vars;

/** Completed share, `0%` to `100%`. */
export const share = createVar();
const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const progress = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  inlineSize: '100%',
});
export const progressHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: text.caption.size,
  lineHeight: text.caption.lead,
  color: color.ink2,
});
export const track = style({ blockSize: line.strong, overflow: 'hidden', background: color.hairlineStrong });
export const fill = style({
  blockSize: '100%',
  inlineSize: share,
  background: color.accent,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
  forcedColorAdjust: 'none',
});
export const fillUnknown = style({
  inlineSize: '40%',
  animation: `${sweep} 1.4s ${vars.motion.ease} infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
