import { style } from '@vanilla-extract/css';
import { displayFace, textInk, textStep, truncate } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

export const cell = style({ display: 'flex', alignItems: 'center', gap: vars.half.s3, minInlineSize: 0 });
export const words = style({ minInlineSize: 0, flex: 1 });
export const brand = style([
  displayFace,
  truncate,
  { display: 'block', fontSize: vars.text.body.size, lineHeight: 1.2 },
]);
export const name = style([textStep.caption, textInk.medium, truncate, { display: 'block' }]);
