import { createVar, style } from '@vanilla-extract/css';
import { displayFace, figures, textInk, textStep, truncate } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

/** Columns: rank, name, bar, amount. */
const columns = '1.5rem 8.5rem minmax(2rem, 1fr) minmax(6rem, auto)';

/** Length of the bar as a share of the longest. */
export const partVar = createVar();

export const row = style({
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  blockSize: vars.size.menuItem,
});
export const place = style([textStep.caption, textInk.weak]);
export const name = style([
  displayFace,
  truncate,
  { fontSize: vars.text.body.size, lineHeight: 1.3, paddingInlineEnd: vars.space.s3 },
]);
export const bar = style({ blockSize: vars.size.stroke, inlineSize: partVar, background: vars.color.tone1 });
export const value = style([textStep.small, figures, { textAlign: 'end' }]);
export const empty = style([textStep.small, textInk.weak]);
