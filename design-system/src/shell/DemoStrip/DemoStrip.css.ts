import { style } from '@vanilla-extract/css';
import { textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space } = vars;

export const strip = style([
  textStep.caption,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space.s4,
    margin: 0,
    paddingBlock: space.s1,
    paddingInline: space.s6,
    background: color.neutralBg,
    color: color.neutralInk,
    borderBlockEnd: `${line.hair} solid ${color.hairline}`,
    '@media': { [media.print]: { display: 'none' } },
  },
]);
