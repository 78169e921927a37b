import { style } from '@vanilla-extract/css';
import { textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

export const paperHead = style([
  textStep.caption,
  textInk.medium,
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.s5,
    paddingBlock: vars.space.s2,
    paddingInline: vars.space.s6,
    borderBlockEnd: `${vars.line.hair} solid ${vars.color.hairline}`,
  },
]);
