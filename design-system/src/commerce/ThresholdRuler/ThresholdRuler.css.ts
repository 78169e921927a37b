import { createVar, style } from '@vanilla-extract/css';
import { figures, textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line } = vars;

/** Sizes of the drawing: its height, the position of its line, the length of a mark. */
const drawing = { height: '1.625rem', line: '5px', mark: '9px' };

/** Reached part of the ruler, and the position of a mark. */
export const fillVar = createVar();
export const placeVar = createVar();

export const sentence = style([textStep.small, { color: color.ink1 }]);
export const sum = style([figures, { fontWeight: vars.weight.medium }]);

export const ruler = style({
  position: 'relative',
  blockSize: drawing.height,
  marginBlockStart: vars.space.s2,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: drawing.line,
    blockSize: line.hair,
    background: color.hairlineStrong,
  },
});
export const fill = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: vars.size.bar,
  inlineSize: fillVar,
  blockSize: vars.size.stroke,
  background: color.ink1,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
});
export const mark = style([
  textStep.caption,
  figures,
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: placeVar,
    paddingBlockStart: vars.half.s3,
    color: color.ink2,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: line.hair,
      inlineSize: line.hair,
      blockSize: drawing.mark,
      background: color.ink2,
    },
    selectors: {
      '&:last-child': { transform: 'translateX(-100%)' },
      '&:last-child::before': { insetInlineStart: 'auto', insetInlineEnd: 0 },
    },
  },
]);
export const markSum = style([textInk.weak, { marginInlineStart: vars.size.sizeGap }]);
