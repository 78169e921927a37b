import { style } from '@vanilla-extract/css';
import { textInk, textStep, truncate } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, layer, line, radius, shadow, size, space } = vars;

const fixed = { position: 'fixed', insetInlineEnd: 0, zIndex: layer.toast } as const;
const floating = {
  background: color.raised,
  border: `${line.hair} solid ${color.hairlineStrong}`,
  boxShadow: shadow.float,
} as const;

/** The closed panel: a tab at the page's end edge, where no bar of the product stands. */
export const tab = style([
  textStep.caption,
  {
    ...fixed,
    ...floating,
    insetBlockEnd: '40%',
    borderInlineEnd: 'none',
    padding: space.s3,
    color: color.ink1,
    cursor: 'pointer',
    writingMode: 'vertical-rl',
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-focus-visible]': { outline: `${line.strong} solid ${color.focus}`, outlineOffset: space.s1 },
    },
  },
]);

export const panel = style({
  ...fixed,
  ...floating,
  insetBlockEnd: 0,
  borderStartStartRadius: radius.float,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  inlineSize: `min(${size.dialogSmall}, 100vw)`,
  maxBlockSize: '70vh',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space.s4} ${space.s5}`,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
});

export const calls = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s5,
  overflowY: 'auto',
  padding: space.s5,
});

export const intro = style([textStep.caption, textInk.medium]);

export const call = style({ display: 'grid', gap: space.s3, minInlineSize: 0 });
export const callName = style([textStep.small, truncate]);
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gap: space.s3,
});

export const foot = style({
  display: 'flex',
  gap: space.s4,
  padding: `${space.s4} ${space.s5}`,
  borderBlockStart: `${line.hair} solid ${color.hairline}`,
});
