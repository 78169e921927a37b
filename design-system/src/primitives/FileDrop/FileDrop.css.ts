import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/focus.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space, size, text } = vars;

export const drop = style([
  focusRing,
  {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space.s3,
    minBlockSize: size.drop,
    padding: space.s6,
    border: `${line.hair} dashed ${color.controlLine}`,
    borderRadius: vars.radius.control,
    textAlign: 'center',
    color: color.ink2,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': { [media.print]: { display: 'none' } },
    selectors: {
      '&[data-drop-target]': {
        background: color.accentWash,
        borderColor: color.accent,
        borderStyle: 'solid',
      },
      '&[data-disabled]': { color: color.ink3 },
    },
  },
]);
export const dropWords = style({ color: color.ink1 });
export const dropLimits = style({
  fontSize: text.caption.size,
  lineHeight: text.caption.lead,
  color: color.ink3,
});
export const dropNotTaken = style({
  fontSize: text.caption.size,
  lineHeight: text.caption.lead,
  color: color.warningInk,
});
export const dropError = style({
  fontSize: text.caption.size,
  lineHeight: text.caption.lead,
  color: color.criticalInk,
});
