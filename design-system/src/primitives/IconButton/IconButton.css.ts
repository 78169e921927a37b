import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, size } = vars;

export const iconButton = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    borderRadius: vars.radius.control,
    color: color.ink2,
    cursor: 'pointer',
    outline: 'none',
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-pressed=true]': { border: `${line.hair} solid ButtonText` } },
      },
    },
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered], &[data-pressed], &[aria-expanded=true], &[aria-pressed=true]': {
        background: color.hover,
        color: color.ink1,
      },
      '&[data-focus-visible]': {
        outline: `${line.strong} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${line.hair})`,
      },
      '&[data-disabled]': { color: color.hairlineStrong, background: 'none', cursor: 'default' },
    },
  },
  variants: {
    size: {
      small: { inlineSize: size.tag, blockSize: size.tag },
      regular: { inlineSize: size.tool, blockSize: size.tool },
      large: { inlineSize: size.touch, blockSize: size.touch },
    },
    tone: { plain: {}, critical: { selectors: { '&[data-hovered]': { color: color.criticalInk } } } },
  },
});
