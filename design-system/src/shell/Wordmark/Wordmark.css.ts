import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** Sizes of the name and its edge: two threads five pixels apart. */
const edgeSize = { letters: '1.25rem', width: '6px', height: '1.125rem' };

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s3,
  fontFamily: vars.font.display,
  fontSize: edgeSize.letters,
  lineHeight: 1,
  letterSpacing: vars.tracking.mark,
  whiteSpace: 'nowrap',
});
export const large = style({ fontSize: vars.text.display.size });

/** Edge: a solid thread and a stitched one. */
export const edge = style({
  inlineSize: edgeSize.width,
  blockSize: edgeSize.height,
  borderInlineStart: `${vars.line.strong} solid currentColor`,
  background: `repeating-linear-gradient(to bottom, currentColor 0 ${vars.line.strong}, transparent ${vars.line.strong} ${vars.size.bar}) right / ${vars.line.hair} 100% no-repeat`,
  selectors: { [`${large} &`]: { blockSize: vars.space.s6 } },
});
