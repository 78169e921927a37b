import { createVar, style } from '@vanilla-extract/css';
import { displayFace, figures, textInk, textStep, truncate } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

/** Space above the name; with the half step below it makes the row 72 px high. */
const above = '0.5625rem';

/** Order value as a share of the minimum order value. */
export const partVar = createVar();

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.s5,
  paddingBlock: `${above} ${vars.half.s3}`,
  selectors: { 'li + li > &': { borderBlockStart: `${line.hair} solid ${color.hairline}` } },
});
export const name = style([displayFace, truncate, { fontSize: vars.text.body.size, lineHeight: 1.5 }]);
export const left = style([textStep.small, figures, { fontWeight: vars.weight.medium, textAlign: 'end' }]);
export const soon = style({ color: color.warningInk });
export const meta = style([textStep.caption, textInk.weak, truncate, { lineHeight: vars.size.line }]);
export const track = style({
  gridColumn: '1 / -1',
  blockSize: line.strong,
  marginBlockStart: vars.size.knob,
  background: color.hairline,
});
export const fill = style({ blockSize: '100%', inlineSize: partVar, background: color.ink1 });
