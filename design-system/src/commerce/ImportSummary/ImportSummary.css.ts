import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { displayFace, textInk, textStep } from '../../css/text.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const { color, space } = vars;

/** Least width of a part of the bar: a single row of a thousand is still visible. */
const least = '6px';

/** Number of rows in a part of the bar. */
export const rowsVar = createVar();

export const summary = style({ display: 'grid', gap: vars.half.s4 });
export const tally = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space.s3} ${vars.half.s7}`,
});
export const name = style([
  textStep.caption,
  textInk.medium,
  { display: 'flex', alignItems: 'center', gap: vars.half.s2 },
]);
export const figure = style([
  displayFace,
  { fontSize: vars.text.display.size, lineHeight: 1.3, fontVariantNumeric: 'lining-nums' },
]);
export const source = style([
  textStep.caption,
  textInk.weak,
  {
    marginInlineStart: 'auto',
    textAlign: 'end',
    lineHeight: 1.5,
    '@media': { [media.phone]: { marginInlineStart: 0, textAlign: 'start', inlineSize: '100%' } },
  },
]);
export const bar = style({ display: 'flex', gap: space.s1, blockSize: vars.size.bar });
export const part = style({ flexGrow: rowsVar, flexShrink: 1, flexBasis: 0, minInlineSize: least });
export const partTone = styleVariants({
  valid: { background: color.tone1 },
  warnings: { background: color.warningInk },
  errors: { background: color.criticalInk },
});
