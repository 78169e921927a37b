import { style } from '@vanilla-extract/css';
import { textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

/** Size at which the server draws the picture. */
const picture = { width: '104px', height: '40px' };

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.s5,
  alignItems: 'start',
});
/** The picture is on the line of the field, below its label. */
export const beside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  marginBlockStart: vars.half.s5,
});
export const place = style([
  textStep.caption,
  textInk.weak,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: picture.width,
    blockSize: picture.height,
    background: vars.color.sunken,
  },
]);
/** The code is drawn in dark ink, so its picture has the light background of product pictures in both themes. */
export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  background: vars.color.ground,
});
