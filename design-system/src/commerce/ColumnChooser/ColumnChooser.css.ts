import { style } from '@vanilla-extract/css';
import { textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

export const chosenCount = style({ fontWeight: vars.weight.medium });
export const panel = style({ display: 'grid', gap: vars.space.s4, minInlineSize: vars.size.menu });
export const options = style({
  display: 'grid',
  gap: vars.space.s3,
  maxBlockSize: vars.size.chooser,
  overflowY: 'auto',
  padding: vars.space.s1,
});
export const always = style([textStep.caption, textInk.weak, { marginInlineStart: vars.space.s3 }]);
/** A column: its checkbox, and the buttons that move and pin it. */
export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s4,
});
export const place = style({ display: 'flex', flex: 'none' });
