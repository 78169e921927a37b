import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { figures, textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

/** Colour of a legend mark or a segment. */
export const toneVar = createVar();

export const figure = style({ position: 'relative', minInlineSize: 0 });

/** Height of a plot, reserved while its code is fetched so that the layout does not shift. */
export const plotHeight = createVar();
export const plot = style({ minBlockSize: plotHeight, minInlineSize: 0 });

export const empty = style([
  textStep.small,
  textInk.weak,
  {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: plotHeight,
    borderBlock: `${vars.line.hair} solid ${vars.color.hairline}`,
  },
]);

export const drawing = style({ display: 'block', inlineSize: '100%', overflow: 'visible' });

export const label = style({
  fontSize: vars.text.caption.size,
  fill: vars.color.ink3,
});

export const legend = style({ display: 'grid', gap: vars.space.s1, marginBlockStart: vars.space.s4 });
export const legendRow = style({
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) auto ${vars.size.shortColumn}`,
  columnGap: vars.space.s3,
  alignItems: 'center',
  color: vars.color.ink2,
});
export const legendMark = style({
  inlineSize: vars.size.mark,
  blockSize: vars.size.mark,
  background: toneVar,
});
export const legendMarkOpen = style({
  background: 'none',
  boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.tone3}`,
});
export const legendFigure = style([figures, { color: vars.color.ink1, textAlign: 'end' }]);
export const legendShare = style([figures, textInk.weak, { textAlign: 'end' }]);

/** Reading under the pointer. It is drawn over the plot and never receives pointer events. */
export const reading = style([
  textStep.caption,
  figures,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    zIndex: vars.layer.sticky,
    padding: `${vars.space.s1} ${vars.space.s3}`,
    background: vars.color.raised,
    borderRadius: vars.radius.control,
    boxShadow: vars.shadow.float,
    pointerEvents: 'none',
  },
]);

// The rules of uPlot's style sheet that these charts need: no legend, no selection by dragging.
const inPlot = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${plot} ${selector}`, rule);
const cursor = {
  insetBlockStart: 0,
  insetInlineStart: 0,
  pointerEvents: 'none',
  willChange: 'transform',
} as const;

inPlot('.uplot', { inlineSize: 'min-content' });
inPlot('.u-wrap', { position: 'relative', userSelect: 'none' });
inPlot('.u-wrap div', { position: 'absolute' });
inPlot('.u-under', { overflow: 'hidden' });
inPlot('canvas', { display: 'block', position: 'relative', inlineSize: '100%', blockSize: '100%' });
inPlot('.u-cursor-x', {
  ...cursor,
  blockSize: '100%',
  borderInlineEnd: `${vars.line.hair} solid ${vars.color.hairlineStrong}`,
});
inPlot('.u-cursor-pt', {
  ...cursor,
  border: '0 solid',
  borderRadius: vars.radius.round,
  // uPlot sets the whole `background` of a point.
  backgroundClip: 'padding-box !important',
});
inPlot('.u-cursor-y', { display: 'none' });
inPlot('.u-off', { display: 'none' });
