import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, size, text } = vars;

const frame = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.avatar,
  blockSize: size.avatar,
  overflow: 'hidden',
  background: color.neutralBg,
  color: color.neutralInk,
  fontSize: text.caption.size,
  lineHeight: 1,
  fontWeight: vars.weight.medium,
});
export const frameShape = styleVariants({
  /** Frame of a person. */
  round: [frame, { borderRadius: vars.radius.round }],
  /** Frame of a brand. */
  square: [frame, { borderRadius: vars.radius.picture }],
});
export const frameSize = styleVariants({
  regular: {},
  large: { inlineSize: size.portrait, blockSize: size.portrait, fontSize: text.title.size },
});
export const pictureOf = styleVariants({
  round: { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  square: { inlineSize: '100%', blockSize: '100%', objectFit: 'contain' },
});
