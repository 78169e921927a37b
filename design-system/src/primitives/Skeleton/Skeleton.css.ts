import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { tableInset } from '../../css/table.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, density, line, size, space } = vars;
/** Shares of the columns of words. */
const words = '1fr 1fr 3fr .6fr';
const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const bone = style({
  display: 'block',
  borderRadius: vars.radius.picture,
  background: color.hover,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const boneShape = styleVariants({
  line: { blockSize: size.iconSmall, inlineSize: '100%' },
  most: { blockSize: size.iconSmall, inlineSize: '72%' },
  short: { blockSize: size.iconSmall, inlineSize: '40%' },
  title: { blockSize: space.s6, inlineSize: '50%' },
  control: { blockSize: density.controlH, inlineSize: '100%' },
  picture: { inlineSize: density.picW, blockSize: density.picH },
});

export const boneTable = style({ display: 'block' });

export const boneRow = style({
  display: 'grid',
  gridTemplateColumns: words,
  alignItems: 'center',
  gap: space.s5,
  blockSize: density.rowHPlain,
  paddingInline: tableInset,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
});
/** Rows that begin with a picture. */
export const boneRowTall = style({
  gridTemplateColumns: `${density.picW} ${words}`,
  blockSize: density.rowH,
});
