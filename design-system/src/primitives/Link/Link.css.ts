import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../css/focus.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color } = vars;

/** Links that look like buttons only lead elsewhere and are not printed. */
export const offPaper = style({ '@media': { [media.print]: { display: 'none !important' } } });

export const link = recipe({
  base: [
    focusRing,
    {
      color: color.ink1,
      borderRadius: vars.radius.picture,
      cursor: 'pointer',
      // Target of 24 px for a link on its own, without changing the line height (WCAG 2.5.8).
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
      weak: [
        offPaper,
        {
          color: color.ink2,
          fontSize: vars.text.caption.size,
          whiteSpace: 'nowrap',
          textDecoration: 'underline',
          textDecorationColor: color.hairlineStrong,
          textUnderlineOffset: '.25em',
          selectors: { '&[data-hovered]': { color: color.ink1 } },
        },
      ],
    },
  },
});
