import { style } from '@vanilla-extract/css';
import { besideFirstLine } from '../../css/besideFirstLine';
import { choiceRow } from '../../css/choiceRow.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, size } = vars;

export const checkbox = style([
  choiceRow,
  {
    color: color.ink2,
    selectors: {
      '&[data-selected], &[data-indeterminate]': { color: color.ink1 },
      '&[data-disabled]': { color: color.ink3 },
    },
  },
]);

/** Box of a checkbox: ink when ticked, with a bar when indeterminate. */
export const tick = style({
  position: 'relative',
  flex: 'none',
  inlineSize: size.tick,
  blockSize: size.tick,
  marginBlockStart: besideFirstLine(size.tick),
  border: `${line.hair} solid ${color.controlLine}`,
  borderRadius: vars.radius.picture,
  color: color.onAccent,
  selectors: {
    [`${checkbox}[data-hovered] &`]: { borderColor: color.ink1 },
    [`${checkbox}[data-selected] &`]: { background: color.accent, borderColor: color.accent },
    [`${checkbox}[data-indeterminate] &`]: { background: 'none', borderColor: color.ink1 },
    [`${checkbox}[data-invalid] &`]: { borderColor: color.criticalInk },
    [`${checkbox}[data-disabled] &`]: { borderColor: color.hairlineStrong },
    [`${checkbox}[data-disabled][data-selected] &`]: { background: color.ink3 },
    [`${checkbox}[data-focus-visible] &`]: {
      outline: `${line.strong} solid ${color.focus}`,
      outlineOffset: line.strong,
    },
    [`${checkbox}[data-selected] &::after`]: {
      content: '',
      position: 'absolute',
      insetInlineStart: '30%',
      insetBlockStart: '5%',
      inlineSize: '36%',
      blockSize: '66%',
      border: 'solid currentColor',
      borderWidth: `0 ${vars.size.thread} ${vars.size.thread} 0`,
      transform: 'rotate(42deg)',
    },
    [`${checkbox}[data-indeterminate] &::after`]: {
      content: '',
      position: 'absolute',
      insetInline: '16%',
      insetBlock: '36%',
      inlineSize: 'auto',
      blockSize: 'auto',
      border: 0,
      background: color.ink1,
      transform: 'none',
    },
  },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

/** Box of a checkbox that selects a row. On paper, where nothing can be selected, only ticked boxes are printed. */
export const choiceTick = style([
  tick,
  {
    selectors: {
      [`${checkbox}:not([data-selected], [data-indeterminate]) &`]: {
        '@media': { [media.print]: { visibility: 'hidden' } },
      },
    },
  },
]);
