import { style } from '@vanilla-extract/css';
import { textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space, size } = vars;

export const languages = style([
  textStep.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s2,
    minBlockSize: size.tool,
    paddingInline: space.s3,
    color: color.ink3,
    whiteSpace: 'nowrap',
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-hovered]': { background: color.hover },
      '&[data-focus-visible]': { outline: `${line.strong} solid ${color.focus}` },
    },
  },
]);
export const chosen = style({ color: color.ink1, fontWeight: vars.weight.medium });
