import { style } from '@vanilla-extract/css';
import { textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space, size } = vars;

export const totals = style([textStep.small, { display: 'grid', rowGap: space.s1 }]);
export const row = style([
  textInk.medium,
  { display: 'flex', justifyContent: 'space-between', gap: space.s5 },
]);
export const figure = style({ color: color.ink1 });
export const payable = style({
  alignItems: 'baseline',
  marginBlockStart: size.knob,
  paddingBlockStart: size.knob,
  borderBlockStart: `${line.hair} solid ${color.hairline}`,
  color: color.ink1,
  fontWeight: vars.weight.medium,
});
