import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, density, size, space, text, weight } = vars;

/** Colour of the product, from the data. */
export const productColour = createVar();

/** Picture of the product on its neutral background, 3:4. */
export const picture = style({
  display: 'block',
  inlineSize: density.picW,
  blockSize: density.picH,
  objectFit: 'contain',
  background: color.ground,
  borderRadius: vars.radius.picture,
});

export const pictureOpener = style({ display: 'block', cursor: 'zoom-in' });

export const dot = style({
  display: 'inline-block',
  inlineSize: size.dot,
  blockSize: size.dot,
  marginInlineEnd: `calc(${space.s2} + ${space.s1})`,
  borderRadius: vars.radius.round,
  background: productColour,
  boxShadow: `0 0 0 ${vars.line.hair} color-mix(in srgb, ${color.ink1} 18%, transparent)`,
});

/** A name wraps to a second line before it ends in an ellipsis. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  lineHeight: size.stackLead,
});
export const nameLink = style({
  color: 'inherit',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' } },
});
export const mark = style({
  marginInlineStart: size.sizeGap,
  fontSize: text.caption.size,
  lineHeight: 1,
  color: color.ink3,
});

export const stackMain = style({ display: 'block', lineHeight: size.stackLead });
export const stackStrong = style([stackMain, { fontWeight: weight.medium, color: color.ink1 }]);
export const stackReference = style([stackMain, { color: color.ink3 }]);
export const stackNote = style({
  display: 'block',
  fontSize: text.caption.size,
  lineHeight: size.noteLead,
  fontWeight: weight.regular,
  color: color.ink3,
});
export const stackWarning = style([stackNote, { color: color.warningInk }]);
export const stackCritical = style([stackNote, { color: color.criticalInk }]);
export const about = style({ color: color.ink3, marginInlineEnd: '0.05em' });

export const headStrong = style({ color: color.ink1, fontWeight: weight.regular });
export const headHint = style({ marginInlineStart: space.s3 });
