import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, size, text } = vars;

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.avatar,
  blockSize: size.avatar,
  borderRadius: vars.radius.round,
  overflow: 'hidden',
  background: color.neutralBg,
  color: color.neutralInk,
  fontSize: text.caption.size,
  lineHeight: 1,
  fontWeight: vars.weight.medium,
});
export const avatarPicture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const avatarSize = styleVariants({
  regular: {},
  large: { inlineSize: size.portrait, blockSize: size.portrait, fontSize: text.title.size },
});
