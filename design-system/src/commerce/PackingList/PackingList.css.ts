import { globalStyle, style } from '@vanilla-extract/css';
import { textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

export const frame = style({ display: 'grid', rowGap: space.s4, justifyItems: 'start' });
export const sheet = style([
  textStep.small,
  {
    display: 'grid',
    rowGap: space.s4,
    inlineSize: '100%',
    padding: space.s5,
    border: `${line.hair} solid ${color.hairline}`,
    background: color.surface,
    color: color.ink1,
  },
]);
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s4,
  paddingBlockEnd: space.s2,
  borderBlockEnd: `${line.hair} solid ${color.ink1}`,
});
export const number = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const facts = style({ display: 'grid', rowGap: space.s1 });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space.s4,
  breakInside: 'avoid',
});
export const name = style([textInk.weak, { flexShrink: 0 }]);
export const value = style({ textAlign: 'end', overflowWrap: 'anywhere' });
export const box = style({ display: 'grid', rowGap: space.s1 });
/** Fits a sheet, and is not split over two. */
export const wholeBox = style([box, { breakInside: 'avoid' }]);
export const boxHead = style([row, { fontWeight: vars.weight.medium, breakAfter: 'avoid' }]);
export const figure = style({ flexShrink: 0, fontVariantNumeric: 'tabular-nums lining-nums' });
export const sum = style([
  boxHead,
  { paddingBlockStart: space.s2, borderBlockStart: `${line.hair} solid ${color.ink1}` },
]);

/** Copy for printing: alone on its pages, in black on white whatever the theme. */
export const printed = style({
  display: 'none',
  '@media': {
    print: { display: 'block', colorScheme: 'light', background: 'Canvas', color: 'CanvasText' },
  },
});
globalStyle(`body:has(> ${printed}) > *:not(${printed})`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`${printed} *`, {
  '@media': {
    print: {
      background: 'transparent !important',
      color: 'CanvasText !important',
      borderColor: 'CanvasText !important',
    },
  },
});
