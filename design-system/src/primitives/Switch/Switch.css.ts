import { style } from '@vanilla-extract/css';
import { besideFirstLine } from '../../css/besideFirstLine';
import { choiceRow } from '../../css/choiceRow.css';
import { vars } from '../../theme/contract.css';

const { color, line, size } = vars;

export const switchRow = style([
  choiceRow,
  { color: color.ink1, selectors: { '&[data-disabled]': { color: color.ink3 } } },
]);

/** Slot and thumb, both outlined; filled when on. */
export const track = style({
  flex: 'none',
  inlineSize: size.avatar,
  blockSize: size.icon,
  marginBlockStart: besideFirstLine(size.icon),
  padding: line.strong,
  border: `${line.hair} solid ${color.controlLine}`,
  borderRadius: vars.radius.round,
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  forcedColorAdjust: 'none',
  selectors: {
    [`${switchRow}[data-hovered] &`]: { borderColor: color.ink1 },
    [`${switchRow}[data-selected] &`]: { background: color.accent, borderColor: color.accent },
    [`${switchRow}[data-disabled] &`]: { borderColor: color.hairlineStrong },
    [`${switchRow}[data-disabled][data-selected] &`]: { background: color.ink3 },
    [`${switchRow}[data-focus-visible] &`]: {
      outline: `${line.strong} solid ${color.focus}`,
      outlineOffset: line.strong,
    },
    '&::before': {
      content: '',
      display: 'block',
      blockSize: '100%',
      aspectRatio: '1',
      borderRadius: vars.radius.round,
      background: color.controlLine,
      transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
    },
    [`${switchRow}[data-selected] &::before`]: {
      background: color.onAccent,
      translate: `${size.iconSmall} 0`,
    },
  },
});
