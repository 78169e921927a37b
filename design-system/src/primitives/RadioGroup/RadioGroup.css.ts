import { style } from '@vanilla-extract/css';
import { besideFirstLine } from '../../css/besideFirstLine';
import { choiceRow } from '../../css/choiceRow.css';
import { vars } from '../../theme/contract.css';

const { color, line, size } = vars;

export const radio = style([
  choiceRow,
  {
    color: color.ink2,
    selectors: {
      '&[data-selected]': { color: color.ink1 },
      '&[data-disabled]': { color: color.ink3 },
    },
  },
]);

export const radioMark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.tick,
  blockSize: size.tick,
  marginBlockStart: besideFirstLine(size.tick),
  border: `${line.hair} solid ${color.controlLine}`,
  borderRadius: vars.radius.round,
  selectors: {
    [`${radio}[data-hovered] &, ${radio}[data-selected] &`]: { borderColor: color.ink1 },
    [`${radio}[data-invalid] &`]: { borderColor: color.criticalInk },
    [`${radio}[data-focus-visible] &`]: {
      outline: `${line.strong} solid ${color.focus}`,
      outlineOffset: line.strong,
    },
    [`${radio}[data-selected] &::after`]: {
      content: '',
      inlineSize: size.knob,
      blockSize: size.knob,
      borderRadius: vars.radius.round,
      background: color.accent,
      forcedColorAdjust: 'none',
    },
  },
});
