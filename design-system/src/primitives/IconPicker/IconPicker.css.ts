import { style } from '@vanilla-extract/css';
import { textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, size, space } = vars;

/** As many icons beside each other as the panel has room for. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(6, ${size.touch})`,
  gap: space.s1,
  marginBlockStart: space.s4,
  outline: 'none',
});

export const choice = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: size.touch,
  borderRadius: vars.radius.control,
  color: color.ink2,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: color.hover, color: color.ink1 },
    '&[data-selected]': { background: color.accentWash, color: color.ink1 },
    '&[data-focus-visible]': {
      outline: `${line.strong} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${line.hair})`,
    },
  },
});

export const none = style([textStep.small, textInk.weak, { gridColumn: '1 / -1' }]);
