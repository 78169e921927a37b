import { createVar, style } from '@vanilla-extract/css';
import { displayFace, figures, textInk, textStep, truncate } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

/** Written value as part of the minimum order value. */
export const partVar = createVar();

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s5,
  paddingBlock: '0.5625rem 0.625rem',
  selectors: { 'li + li > &': { borderBlockStart: `${line.hair} solid ${color.hairline}` } },
});
export const name = style([displayFace, truncate, { fontSize: vars.text.body.size, lineHeight: 1.5 }]);
export const left = style([textStep.small, figures, { fontWeight: vars.weight.medium, textAlign: 'end' }]);
export const soon = style({ color: color.warningInk });
export const meta = style([textStep.caption, textInk.weak, truncate, { lineHeight: '1.25rem' }]);
export const track = style({
  gridColumn: '1 / -1',
  blockSize: line.strong,
  marginBlockStart: vars.size.knob,
  background: color.hairline,
});
export const fill = style({ blockSize: '100%', inlineSize: partVar, background: color.ink1 });
