import { style } from '@vanilla-extract/css';
import { wideContent } from '../Popover/Popover.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space } = vars;

/** Quick ranges beside the two days and their calendar; above them on a phone. */
export const panel = style([
  wideContent,
  {
    display: 'flex',
    gap: space.s5,
    '@media': { [media.phone]: { flexDirection: 'column', gap: space.s4 } },
  },
]);

export const ranges = style({
  flex: 'none',
  outline: 'none',
  marginInlineStart: `calc(-1 * ${space.s4})`,
  paddingInlineEnd: space.s3,
  borderInlineEnd: `${line.hair} solid ${color.hairline}`,
  '@media': {
    [media.phone]: {
      marginInline: `calc(-1 * ${space.s4})`,
      paddingInlineEnd: 0,
      paddingBlockEnd: space.s3,
      borderInlineEnd: 'none',
      borderBlockEnd: `${line.hair} solid ${color.hairline}`,
    },
  },
});

export const own = style({ display: 'flex', flexDirection: 'column', gap: space.s4 });

export const ends = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.s4 });
