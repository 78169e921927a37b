import { style } from '@vanilla-extract/css';
import { field } from '../field/field.css';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

export const pad = style([field, { gap: space.s3 }]);

/** Area to write on, in both themes: the theme's ink on a sunken surface, with a line to sign above. */
export const sheet = style({
  inlineSize: '100%',
  aspectRatio: '5 / 2',
  borderBlockEnd: `${line.hair} solid ${color.controlLine}`,
  background: color.sunken,
  color: color.ink1,
  cursor: 'crosshair',
  touchAction: 'none',
});
