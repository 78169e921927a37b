import { style, styleVariants } from '@vanilla-extract/css';
import { displayFace, figures, textInk, textStep } from '../../css/text.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

/** Least width of a figure; narrower ones take a line of their own. */
const least = '8rem';

export const strip = styleVariants({
  display: { display: 'flex', flexWrap: 'wrap', rowGap: space.s4 },
  inline: { display: 'flex', flexWrap: 'wrap', gap: `${space.s3} ${vars.half.s7}` },
});
export const figure = styleVariants({
  display: {
    flex: 1,
    minInlineSize: least,
    paddingInline: vars.half.s5,
    selectors: {
      '&:first-child': { paddingInlineStart: 0 },
      '& + &': { borderInlineStart: `${line.hair} solid ${color.hairline}` },
    },
    '@media': {
      [media.phone]: { paddingInline: `0 ${space.s4}`, selectors: { '& + &': { borderInlineStart: 0 } } },
    },
  },
  inline: {},
});
export const name = style([textStep.caption, textInk.weak]);
/** The text beside a figure goes below it where there is no room. */
const withAside = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s3 });

export const value = styleVariants({
  display: [
    displayFace,
    {
      fontSize: vars.text.display.size,
      lineHeight: 1.25,
      fontVariantNumeric: 'lining-nums',
    },
    withAside,
  ],
  inline: [textStep.title, figures, { fontWeight: vars.weight.medium }, withAside],
});
export const aside = style([
  figures,
  {
    fontFamily: vars.font.ui,
    fontSize: vars.text.caption.size,
    fontWeight: vars.weight.regular,
    color: color.ink3,
    letterSpacing: 0,
  },
]);
