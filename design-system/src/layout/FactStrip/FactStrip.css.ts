import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space, text } = vars;

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space.s4,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

/** Every fact but the first has a vertical hairline before it; on a phone the left one of each pair has none. */
export const fact = style({
  flex: '1 1 auto',
  paddingInline: space.s5,
  borderInlineStart: `${line.hair} solid ${color.hairline}`,
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0, flexGrow: 0 },
  },
  '@media': {
    [media.phone]: {
      minInlineSize: 0,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      selectors: { '&:nth-child(odd)': { paddingInlineStart: 0, borderInlineStart: 0 } },
    },
  },
});

export const factName = style({
  color: color.ink3,
  fontSize: text.caption.size,
  lineHeight: vars.text.small.lead,
});
export const factNote = style({
  color: color.ink3,
  fontSize: text.caption.size,
  marginInlineStart: space.s3,
  '@media': { [media.phone]: { display: 'block', marginInlineStart: 0, whiteSpace: 'normal' } },
});
