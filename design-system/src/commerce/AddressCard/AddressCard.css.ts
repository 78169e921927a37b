import { style } from '@vanilla-extract/css';
import { figures, medium, textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

export const bare = style([textStep.small, { display: 'grid', gap: space.s1 }]);
export const card = style([
  bare,
  { paddingBlock: space.s4, borderBlockEnd: `${line.hair} solid ${color.hairline}` },
]);
export const chosen = style({
  boxShadow: `inset ${line.strong} 0 0 ${color.ink1}`,
  paddingInlineStart: space.s5,
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.s3 });
export const name = style([medium]);
export const phone = style([textInk.medium, figures]);
export const flag = style([textStep.caption, textInk.weak]);
export const line1 = style([textInk.medium]);
export const actions = style({ display: 'flex', gap: space.s4, marginInlineStart: 'auto' });
