import { style } from '@vanilla-extract/css';
import { fieldText } from '../../primitives/field/field.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const narrow = '9rem';

export const box = style({
  inlineSize: vars.size.find,
  minInlineSize: 0,
  // The search in the bar is a step smaller than a field of a form.
  vars: { [vars.density.controlH]: vars.size.groupRow, [fieldText]: vars.text.small.size },
  '@media': { [media.belowDesk]: { inlineSize: narrow, flexShrink: 1 } },
});
