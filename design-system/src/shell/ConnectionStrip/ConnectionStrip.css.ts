import { style } from '@vanilla-extract/css';
import { textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

export const place = style({ display: 'block' });
export const strip = style([
  textStep.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.s4,
    paddingBlock: space.s2,
    paddingInline: space.s6,
    background: color.warningBg,
    color: color.warningInk,
    borderBlockEnd: `${line.hair} solid ${color.hairline}`,
  },
]);
