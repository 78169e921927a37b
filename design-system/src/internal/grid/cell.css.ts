import { style, styleVariants } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, size, space } = vars;

/** Forced colours remove every background: an outline inside the cell replaces it there. */
const forcedLine = (look: 'solid' | 'dashed', width: string) => ({
  [media.forcedColors]: {
    outline: `${width} ${look} ${color.focus}`,
    outlineOffset: `calc(-1 * ${line.strong})`,
  },
});
/** States of a cell, over the look of any table's cells. */
const state = (rule: StyleRule) => ({ selectors: { '&&': rule } });
export const cellRange = style(
  state({ backgroundColor: color.infoBg, '@media': forcedLine('solid', line.hair) }),
);
export const cellMark = styleVariants({
  critical: state({
    backgroundColor: color.criticalBg,
    color: color.criticalInk,
    '@media': forcedLine('solid', line.strong),
  }),
  warning: state({
    backgroundColor: color.warningBg,
    color: color.warningInk,
    '@media': forcedLine('dashed', line.strong),
  }),
});
/** Cell with its problem shown beside it. */
export const cellOpen = style(state({ overflow: 'visible', position: 'relative' }));

/** Box of a row's checkbox, which the grid ticks. */
export const tick = style({
  position: 'relative',
  display: 'block',
  inlineSize: size.tick,
  blockSize: size.tick,
  border: `${line.hair} solid ${color.controlLine}`,
  borderRadius: vars.radius.picture,
  selectors: {
    '&[aria-checked=true]': { background: color.accent, borderColor: color.accent },
    '&[aria-checked=true]::after': {
      content: '',
      position: 'absolute',
      inset: '8% 30% 25%',
      border: `solid ${color.onAccent}`,
      borderWidth: `0 ${size.thread} ${size.thread} 0`,
      rotate: '42deg',
    },
    '&[aria-checked=mixed]::after': {
      content: '',
      position: 'absolute',
      inset: '40% 18%',
      background: color.ink1,
    },
  },
});

/** Field of a cell while it is edited. */
export const editor = style({
  inlineSize: '100%',
  blockSize: space.s6,
  borderBlockEnd: `${line.strong} solid ${color.focus}`,
  outline: 'none',
  background: color.surface,
  color: color.ink1,
  font: 'inherit',
  textAlign: 'inherit',
});
