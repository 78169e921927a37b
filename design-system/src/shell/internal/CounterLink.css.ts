import { style } from '@vanilla-extract/css';
import { textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, size, space } = vars;

export const counter = style([
  textStep.caption,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s2,
    blockSize: vars.size.tabsBar,
    paddingInline: size.knob,
    borderRadius: vars.radius.control,
    fontWeight: vars.weight.medium,
    outline: 'none',
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-focus-visible]': { outline: `${line.strong} solid ${color.focus}` },
    },
    '@media': {
      [media.phone]: { blockSize: size.touch, minInlineSize: size.touch, justifyContent: 'center' },
    },
  },
]);
