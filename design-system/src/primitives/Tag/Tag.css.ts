import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../css/focus.css';
import { vars } from '../../theme/contract.css';

const { color, size, space, text } = vars;

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: size.tag,
  paddingInline: space.s3,
  borderRadius: vars.radius.control,
  background: color.neutralBg,
  color: color.neutralInk,
  fontSize: text.caption.size,
  whiteSpace: 'nowrap',
});

export const tagRemovable = style({ paddingInlineEnd: 0 });

export const tagRemove = style([
  focusRingInset,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.tag,
    blockSize: size.tag,
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-hovered]': { color: color.ink1 },
    },
  },
]);
