import { style } from '@vanilla-extract/css';
import { textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

/** Distance from the dot to the words, the stroke of the ring, and the offset at which the line continues below the dot. */
const toWords = '1.125rem';
const ring = '1.25px';
const belowDot = '0.9375rem';

export const day = style([textStep.caption, textInk.weak, { marginBlockEnd: space.s2 }]);
export const group = style({ selectors: { '& + &': { marginBlockStart: space.s4 } } });
export const list = style({ position: 'relative' });

export const record = style({
  position: 'relative',
  paddingBlockEnd: vars.half.s3,
  paddingInlineStart: toWords,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: vars.size.knob,
    inlineSize: vars.size.knob,
    blockSize: vars.size.knob,
    borderRadius: vars.radius.round,
    boxShadow: `inset 0 0 0 ${ring} ${color.controlLine}`,
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: vars.size.stroke,
    insetBlockStart: belowDot,
    insetBlockEnd: `calc(-1 * ${vars.size.knob})`,
    inlineSize: line.hair,
    background: color.hairlineStrong,
  },
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:last-child::after': { display: 'none' },
  },
});
export const newest = style({ '::before': { background: color.ink1, boxShadow: 'none' } });
export const title = style([textStep.small, { color: color.ink1 }]);
export const by = style([
  textStep.caption,
  textInk.weak,
  { display: 'flex', flexWrap: 'wrap', gap: space.s3 },
]);
export const note = style([textStep.small, textInk.medium]);
export const empty = style([textStep.small, textInk.weak]);
