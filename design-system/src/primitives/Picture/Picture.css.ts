import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, density, size } = vars;

/** Neutral background, light in both themes: black products would not be visible on a dark one. */
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
/** Shown on paper even before `load`: browsers load lazy pictures when they print, and the page receives the event too late. */
export const pictureLoading = style({
  opacity: 0,
  '@media': { [media.print]: { opacity: 1, transition: 'none' } },
});
