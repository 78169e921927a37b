import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, size, space } = vars;

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  whiteSpace: 'nowrap',
  color: color.ink1,
});
/** The words wrap to further lines; the shape stays beside the first. */
export const statusSentence = style({ alignItems: 'baseline', whiteSpace: 'normal', textWrap: 'pretty' });
export const statusOff = style({ color: color.ink3 });
export const statusGlyph = style({ flex: 'none', inlineSize: size.iconSmall, blockSize: size.iconSmall });
export const statusTone = styleVariants({
  neutral: { color: color.ink3 },
  info: { color: color.infoInk },
  positive: { color: color.positiveInk },
  warning: { color: color.warningInk },
  critical: { color: color.criticalInk },
});
