import { style, styleVariants } from '@vanilla-extract/css';
import { textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, space } = vars;

export const path = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3, color: color.ink3 });
export const size = styleVariants({ small: [textStep.small], caption: [textStep.caption] });
export const place = style({
  display: 'flex',
  gap: space.s3,
  whiteSpace: 'nowrap',
  selectors: { '&:not(:last-child)::after': { content: '"/"', color: color.hairlineStrong } },
});
export const link = style({
  borderRadius: vars.radius.picture,
  outlineOffset: vars.line.strong,
  selectors: { '&[data-hovered]': { color: color.ink1 } },
});
export const here = style({ color: color.ink1 });

/** In a bar: a single line, and on a phone only the page itself. */
export const pathInLine = style([path, { flexWrap: 'nowrap', minInlineSize: 0 }]);
export const placeInLine = style([
  place,
  {
    flexShrink: 0,
    selectors: { '&:last-child': { flexShrink: 1, minInlineSize: 0 } },
    '@media': { [media.phone]: { selectors: { '&:not(:last-child)': { display: 'none' } } } },
  },
]);
