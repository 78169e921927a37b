import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, size, space } = vars;

/** Space below a part, so that its last line does not touch the hairline. */
const foot = '1.125rem';

const hair = `${line.hair} solid ${color.hairline}`;

/** Two columns on the page background: an ink rule above, vertical and horizontal hairlines between the parts, none around them. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${size.asideWide}`,
  borderBlockStart: `${line.hair} solid ${color.ink1}`,
  '@media': { [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const part = style({
  minInlineSize: 0,
  paddingBlock: `${space.s4} ${foot}`,
  selectors: {
    '&:nth-child(odd)': { paddingInlineEnd: space.s7, borderInlineEnd: hair },
    '&:nth-child(even)': { paddingInlineStart: space.s7 },
    '&:not(:nth-last-child(-n + 2))': { borderBlockEnd: hair },
  },
  '@media': {
    [media.belowDesk]: {
      selectors: {
        '&:nth-child(odd)': { paddingInlineEnd: 0, borderInlineEnd: 0 },
        '&:nth-child(even)': { paddingInlineStart: 0 },
        '&:not(:last-child)': { borderBlockEnd: hair },
      },
    },
  },
});
