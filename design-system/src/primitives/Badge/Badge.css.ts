import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, size, text } = vars;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: size.badge,
  paddingInline: size.knob,
  borderRadius: vars.radius.control,
  fontSize: text.caption.size,
  lineHeight: 1,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

export const badgeTone = styleVariants({
  neutral: { background: color.neutralBg, color: color.neutralInk },
  info: { background: color.infoBg, color: color.infoInk },
  positive: { background: color.positiveBg, color: color.positiveInk },
  warning: { background: color.warningBg, color: color.warningInk },
  critical: { background: color.criticalBg, color: color.criticalInk },
});
