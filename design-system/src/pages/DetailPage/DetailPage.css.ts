import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, space } = vars;

/** Margin of a content that does not run to the edge. */
export const inset = style({
  paddingBlock: space.s5,
  paddingInline: space.s6,
  '@media': { [media.phone]: { paddingInline: space.s5 } },
});

export const neighboursLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s1,
  color: color.ink2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [media.print]: { display: 'none' } },
});

/** Room of the facts of a record that is being read. */
export const bones = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.s5,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
