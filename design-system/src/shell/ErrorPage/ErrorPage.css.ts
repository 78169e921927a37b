import { style } from '@vanilla-extract/css';
import { displayFace, textInk, textStep } from '../../css/text.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

export const page = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space.s3,
  flex: 1,
  minBlockSize: '60vh',
  paddingInline: `max(${vars.space.s6}, 16vw)`,
  '@media': { [media.phone]: { paddingInline: vars.space.s5 } },
});
export const code = style([displayFace, textInk.weak, { fontSize: vars.text.title.size }]);
export const title = style([
  displayFace,
  { fontSize: vars.text.hero.size, lineHeight: vars.text.hero.lead, overflowWrap: 'anywhere' },
]);
export const words = style([textStep.body, textInk.medium, { maxInlineSize: vars.size.measure }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s3,
  marginBlockStart: vars.space.s5,
});
