import { style } from '@vanilla-extract/css';
import { figures, textInk, textStep } from '../../css/text.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

/** A single line on a desktop; on a phone two sums with the difference below. */
export const compare = style({
  display: 'flex',
  alignItems: 'flex-end',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s5}`,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto 1fr',
      paddingBlock: space.s4,
      borderBlock: `${line.hair} solid ${color.hairline}`,
    },
  },
});
export const name = style([
  textStep.caption,
  textInk.weak,
  { lineHeight: vars.size.line, whiteSpace: 'nowrap' },
]);
export const sum = style([textStep.title, figures]);
export const offered = style({ '@media': { [media.phone]: { textAlign: 'end' } } });
export const offeredSum = style([sum, { fontWeight: vars.weight.medium }]);
export const arrow = style({ paddingBlockEnd: space.s1, color: color.ink3 });
export const net = style({
  '@media': {
    [media.phone]: {
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
    },
  },
});
