import { globalStyle, style } from '@vanilla-extract/css';
import { textInk, textStep } from '../../src/css/text.css';
import { vars } from '../../src/theme/contract.css';

const { color, line, space, weight } = vars;
const hair = `${line.hair} solid ${color.hairline}`;

/** Measurements at the end of the line that introduces the component. */
export const measured = style([
  textStep.caption,
  textInk.weak,
  { fontVariantNumeric: 'tabular-nums', marginBlock: 0 },
]);

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  gap: space.s6,
});
export const stacked = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s6 });
export const figure = style({ margin: 0, minInlineSize: 0, display: 'grid', alignContent: 'start' });
/** Used beside `sb-unstyled`, which keeps Storybook's styles for written pages away from what is drawn here. */
export const stage = style({
  fontFamily: vars.font.ui,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.lead,
  color: color.ink1,
  padding: space.s6,
  background: color.surface,
  minInlineSize: 0,
  overflowX: 'auto',
});
export const bareStage = style({ background: color.surface, minInlineSize: 0 });
export const caption = style([
  textStep.caption,
  textInk.weak,
  { paddingBlock: space.s3, borderBlockStart: hair },
]);
const verdict = style([
  textStep.small,
  textInk.medium,
  { paddingBlock: space.s3, display: 'flex', gap: space.s3 },
]);
export const right = style([verdict, { borderBlockStart: `${line.strong} solid ${color.positiveInk}` }]);
export const wrong = style([verdict, { borderBlockStart: `${line.strong} solid ${color.criticalInk}` }]);
export const mark = style({
  fontSize: '0.625rem',
  inlineSize: space.s4,
  selectors: { [`${right} &`]: { color: color.positiveInk }, [`${wrong} &`]: { color: color.criticalInk } },
});

export const anatomy = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(14rem, 2fr)',
  gap: space.s6,
  '@media': { '(max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Clipped: parts that a drawing scrolls out of its area get no mark beside it. */
export const drawing = style({
  position: 'relative',
  minInlineSize: 0,
  alignSelf: 'start',
  overflow: 'clip',
  overflowClipMargin: space.s5,
});
export const part = style({
  position: 'absolute',
  pointerEvents: 'none',
  outline: `${line.hair} dashed ${color.controlLine}`,
  outlineOffset: line.strong,
});
export const number = style([
  textStep.caption,
  {
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: 0,
    transform: 'translate(-60%, -60%)',
    inlineSize: space.s5,
    blockSize: space.s5,
    lineHeight: space.s5,
    fontSize: '0.6875rem',
    textAlign: 'center',
    borderRadius: vars.radius.round,
    background: color.ink1,
    color: color.surface,
    fontVariantNumeric: 'tabular-nums',
  },
]);
export const parts = style([
  textStep.small,
  textInk.medium,
  { margin: 0, padding: 0, listStyle: 'none', counterReset: 'part' },
]);
globalStyle(`#storybook-docs .sbdocs-content ${parts} li`, {
  counterIncrement: 'part',
  display: 'grid',
  gridTemplateColumns: `${space.s6} 1fr`,
  paddingBlock: space.s2,
  margin: 0,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.lead,
  color: color.ink2,
});
/** Storybook gives `span` and `code` font sizes of their own. */
globalStyle(`#storybook-docs .sbdocs-content ${parts} :is(span, code)`, { fontSize: 'inherit' });
globalStyle(`${parts} li::before`, { content: 'counter(part)', color: color.ink3, gridRow: '1 / 3' });
globalStyle(`${parts} strong`, { color: color.ink1, fontWeight: weight.medium, display: 'block' });

export const frame = style({
  overflow: 'hidden',
  boxShadow: `inset 0 0 0 ${line.hair} ${color.hairlineStrong}`,
  background: color.page,
});
export const embedded = style({ overflow: 'hidden' });
export const window = style({ border: 0, display: 'block', transformOrigin: '0 0' });
