import { style } from '@vanilla-extract/css';
import { displayFace, figures, textStep, truncate } from '../../css/text.css';
import { vars } from '../../theme/contract.css';
import { share } from './ProductPlane.css';

const { color, line, size, space, text, weight } = vars;

/** Height of brand, name, colour and stock, prices, code, quantities, and the gap to the next line. */
const wordsHeight = '9.5rem';

/** Picture with its words; half of the gap between two is on either side. */
export const place = style({ padding: `${space.s4} ${space.s4} 0` });
export const item = style([place, { position: 'absolute', inlineSize: share }]);
export const card = style({ position: 'relative' });

export const frame = style({
  display: 'block',
  aspectRatio: '3 / 4',
  background: color.ground,
  borderRadius: vars.radius.picture,
});
/** A picture with a quantity has an edge line below it. */
export const frameFilled = style([
  frame,
  { boxShadow: `0 ${line.strong} 0 ${color.surface}, 0 calc(2 * ${line.strong}) 0 ${color.ink1}` },
]);
const overPicture = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space.s2,
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.tool,
  blockSize: size.tool,
  borderRadius: vars.radius.control,
  background: color.surface,
});
export const tickPlace = style([overPicture, { insetInlineStart: space.s2 }]);
export const largePlace = style([overPicture, { insetInlineEnd: space.s2 }]);

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: wordsHeight,
  paddingBlockStart: space.s3,
  color: color.ink2,
  fontSize: text.small.size,
  lineHeight: text.small.lead,
});
export const brand = style([displayFace, truncate, textStep.body, { color: color.ink1 }]);
export const name = style([truncate]);
/** The whole picture has the link of the name; checkbox and sizes lie over it. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '.25em' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${line.strong} solid ${color.focus}`, outlineOffset: line.strong },
  },
});
export const mark = style({ marginInlineStart: space.s2, color: color.ink3 });
export const figuresLine = style([
  figures,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: space.s3,
    minInlineSize: 0,
  },
]);
export const price = style({ color: color.ink1, fontWeight: weight.medium });
export const code = style([figures, { color: color.ink3 }]);
/** The colour is truncated where there is little room. */
export const colour = style([truncate]);
export const weak = style({ color: color.ink3 });
export const sizes = style([
  figures,
  {
    position: 'relative',
    zIndex: 1,
    alignSelf: 'flex-start',
    display: 'flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    minBlockSize: size.tool,
    overflow: 'hidden',
    color: color.ink1,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': {
        outline: `${line.strong} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${line.strong})`,
      },
    },
  },
]);
export const read = style({ textDecoration: 'underline', textUnderlineOffset: '.25em' });

const skeleton = style({
  display: 'block',
  blockSize: size.skeleton,
  marginBlockStart: space.s4,
  borderRadius: vars.radius.picture,
  background: color.hover,
});
export const skeletonName = style([skeleton, { inlineSize: '42%' }]);
export const skeletonLine = style([skeleton, { inlineSize: '70%' }]);
