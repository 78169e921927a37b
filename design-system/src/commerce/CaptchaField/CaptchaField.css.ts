import { style } from '@vanilla-extract/css';
import { textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.s5,
  alignItems: 'start',
});
/** The picture stands on the line of the field, below its label. */
export const beside = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s3,
  marginBlockStart: '1.25rem',
});
export const place = style([
  textStep.caption,
  textInk.weak,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '104px',
    blockSize: '40px',
    background: vars.color.sunken,
  },
]);
/** The code is drawn in dark ink, so its picture stands on the light ground of goods in both themes. */
export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  background: vars.color.ground,
});
