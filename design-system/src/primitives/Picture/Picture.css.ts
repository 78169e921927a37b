import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, density, size } = vars;

/** One neutral ground, light in both themes: on a dark one black goods vanish. */
export const picture = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.picture,
  background: color.ground,
  color: color.controlLine,
  verticalAlign: 'middle',
});

export const pictureSize = styleVariants({
  row: { inlineSize: density.picW, blockSize: density.picH },
  medium: { inlineSize: size.pictureMediumW, blockSize: size.pictureMediumH },
  large: { inlineSize: size.pictureLargeW, blockSize: size.pictureLargeH },
  fill: { inlineSize: '100%', aspectRatio: '3 / 4' },
});

export const pictureImage = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
});
/** On paper nothing is waited for: browsers read what was not seen when they print, and the page learns of it too late. */
export const pictureLoading = style({
  opacity: 0,
  '@media': { [media.print]: { opacity: 1, transition: 'none' } },
});
