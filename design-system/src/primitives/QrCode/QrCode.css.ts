import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, space, motion } = vars;

/** Large enough to be scanned from an arm's length. */
const side = '12rem';

/** Dark on light in both themes: many scanners read nothing else. */
export const code = style({
  position: 'relative',
  inlineSize: side,
  maxInlineSize: '100%',
  aspectRatio: '1',
  padding: space.s5,
  background: color.raised,
  color: color.ink1,
});
export const modules = style({
  blockSize: '100%',
  transition: `opacity ${motion.fast} ${motion.ease}`,
});
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'currentColor',
});
export const faded = style({ opacity: 0.08 });
export const over = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.s3,
  padding: space.s5,
  textAlign: 'center',
});
