import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** The product's focus ring, for components whose focus React Aria marks with `data-focus-visible` instead of `:focus-visible`. */
export const focusRing = style({
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': {
      outline: `${vars.line.strong} solid ${vars.color.focus}`,
      outlineOffset: vars.line.strong,
    },
  },
});

/** The same ring drawn inside, for rows, cells and options whose overflow is clipped. */
export const focusRingInset = style({
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': {
      outline: `${vars.line.strong} solid ${vars.color.focus}`,
      outlineOffset: `calc(-1 * ${vars.line.strong})`,
    },
  },
});
