import { createVar, style } from '@vanilla-extract/css';
import { figures, textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line } = vars;

/** Reached part of the ruler, and the place of a mark. */
export const fillVar = createVar();
export const placeVar = createVar();

export const sentence = style([textStep.small, { color: color.ink1 }]);
export const sum = style([figures, { fontWeight: vars.weight.medium }]);

export const ruler = style({
  position: 'relative',
  blockSize: '1.625rem',
  marginBlockStart: vars.space.s2,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: '5px',
    blockSize: line.hair,
    background: color.hairlineStrong,
  },
});
export const fill = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: vars.size.bar,
  inlineSize: fillVar,
  blockSize: '3px',
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
    paddingBlockStart: '0.625rem',
    color: color.ink2,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: line.hair,
      inlineSize: line.hair,
      blockSize: '9px',
      background: color.ink2,
    },
    selectors: {
      '&:last-child': { transform: 'translateX(-100%)' },
      '&:last-child::before': { insetInlineStart: 'auto', insetInlineEnd: 0 },
    },
  },
]);
export const markSum = style([textInk.weak, { marginInlineStart: '0.3125rem' }]);
