import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { textStep } from '../../css/text.css';
import { visuallyHidden } from '../../css/visuallyHidden.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const { color, line, space, text } = vars;

/** Distance from the top of a step to its line, the line's own middle, and a stitch with its gap. */
const toLine = '0.6875rem';
const onLine = '-0.5px';
const stitch = '6px';

/** Completed part of the line behind a step. */
export const progressVar = createVar();

export const flow = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  marginBlockStart: space.s3,
});

const dot = {
  content: '""',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '-3px',
  inlineSize: vars.size.knob,
  blockSize: vars.size.knob,
  borderRadius: vars.radius.round,
} as const;

export const step = style([
  textStep.small,
  {
    position: 'relative',
    paddingBlockStart: toLine,
    paddingInlineEnd: space.s3,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: line.hair,
      background: color.hairlineStrong,
    },
    '::after': { ...dot, background: color.page, boxShadow: `inset 0 0 0 ${line.hair} ${color.controlLine}` },
    '@media': { [media.phone]: { fontSize: text.caption.size } },
  },
]);

export const stepLook = styleVariants({
  ahead: { color: color.ink3 },
  done: {
    color: color.ink2,
    '::before': { background: color.ink1, blockSize: line.strong, insetBlockStart: onLine },
    '::after': { background: color.ink1, boxShadow: 'none' },
  },
  current: {
    color: color.ink1,
    fontWeight: vars.weight.medium,
    '::before': {
      background: `linear-gradient(to right, ${color.ink1} ${progressVar}, ${color.hairlineStrong} ${progressVar})`,
    },
    '::after': {
      insetInlineStart: '1px',
      background: color.ink1,
      boxShadow: `0 0 0 ${vars.size.stroke} ${color.page}, 0 0 0 ${vars.size.bar} ${color.ink1}`,
    },
  },
  cancelled: {
    color: color.ink1,
    fontWeight: vars.weight.medium,
    '::before': {
      background: `repeating-linear-gradient(to right, ${color.hairlineStrong} 0 ${vars.size.stroke}, transparent ${vars.size.stroke} ${stitch})`,
    },
    '::after': { background: color.ink3, borderRadius: vars.radius.picture, boxShadow: 'none' },
  },
});

export const detail = style([
  textStep.caption,
  {
    marginInlineStart: space.s3,
    color: color.ink3,
    fontWeight: vars.weight.regular,
    '@media': { [media.phone]: { display: 'none' } },
  },
]);

export const state = visuallyHidden;
