import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s3,
  fontFamily: vars.font.display,
  fontSize: '1.25rem',
  lineHeight: 1,
  letterSpacing: vars.tracking.mark,
  whiteSpace: 'nowrap',
});
export const large = style({ fontSize: vars.text.display.size });

/** The finished edge: one solid thread and one stitched. */
export const edge = style({
  inlineSize: '6px',
  blockSize: '1.125rem',
  borderInlineStart: `${vars.line.strong} solid currentColor`,
  background:
    'repeating-linear-gradient(to bottom, currentColor 0 2px, transparent 2px 4px) right / 1px 100% no-repeat',
  selectors: { [`${large} &`]: { blockSize: vars.space.s6 } },
});
