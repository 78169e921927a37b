import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css';

const { color, line } = vars;

export const link = recipe({
  base: {
    color: color.ink1,
    borderRadius: vars.radius.picture,
    outline: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': { outline: `${line.strong} solid ${color.focus}`, outlineOffset: line.strong },
      '&[data-disabled]': { color: color.ink3, cursor: 'default' },
    },
  },
  variants: {
    variant: {
      underlined: {
        whiteSpace: 'nowrap',
        textDecoration: 'underline',
        textDecorationColor: color.hairlineStrong,
        textUnderlineOffset: '.25em',
        selectors: { '&[data-hovered]': { textDecorationColor: 'currentColor' } },
      },
      plain: {
        selectors: { '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '.25em' } },
      },
      weak: {
        color: color.ink2,
        fontSize: vars.text.caption.size,
        whiteSpace: 'nowrap',
        textDecoration: 'underline',
        textDecorationColor: color.hairlineStrong,
        textUnderlineOffset: '.25em',
        selectors: { '&[data-hovered]': { color: color.ink1 } },
      },
    },
  },
});
