import { style } from '@vanilla-extract/css';
import { textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, size } = vars;

/** Width of a symbol: that of the widest. */
const least = '1.875rem';

export const bar = style({ display: 'flex' });
export const choice = style([
  textStep.small,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    blockSize: size.tool,
    minInlineSize: least,
    paddingInline: size.knob,
    color: color.ink3,
    cursor: 'pointer',
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-hovered]': { color: color.ink1 },
      '&[data-selected]': { color: color.ink1, fontWeight: vars.weight.medium },
      '&[data-selected]::after': {
        content: '""',
        position: 'absolute',
        insetInline: size.knob,
        insetBlockEnd: vars.space.s1,
        blockSize: size.thread,
        background: color.ink1,
      },
      '&[data-focus-visible]': { outline: `${line.strong} solid ${color.focus}` },
    },
  },
]);
