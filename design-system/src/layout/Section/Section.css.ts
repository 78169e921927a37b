import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { space, text, color } = vars;

export const section = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column', gap: space.s3 });
export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s4}`,
});
/** Adds the page's margin, over a table that runs to the edge. */
export const sectionHeadInset = style({
  paddingBlockStart: space.s4,
  paddingInline: space.s6,
  '@media': { [media.phone]: { paddingInline: space.s5 } },
});
export const sectionNote = style({ fontSize: text.caption.size, color: color.ink3 });
export const sectionEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: `${space.s2} ${space.s4}`,
  marginInlineStart: 'auto',
});
