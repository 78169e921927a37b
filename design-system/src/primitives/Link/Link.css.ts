import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../css/focus.css';
import { vars } from '../../theme/contract.css';

const { color } = vars;

export const link = recipe({
  base: [
    focusRing,
    {
      color: color.ink1,
      borderRadius: vars.radius.picture,
      cursor: 'pointer',
      // A target of 24 px where it stands by itself, in the line's own height (WCAG 2.5.8).
      paddingBlockStart: vars.space.s2,
      marginBlockStart: `calc(-1 * ${vars.space.s2})`,
      selectors: {
        '&[data-disabled]': { color: color.ink3, cursor: 'default' },
      },
    },
  ],
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
