import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line, size, space, text } = vars;

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

export const tagRemove = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.tag,
  blockSize: size.tag,
  borderRadius: vars.radius.control,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: color.ink1 },
    '&[data-focus-visible]': {
      outline: `${line.strong} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${line.strong})`,
    },
  },
});
