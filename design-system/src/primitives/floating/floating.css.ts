import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInset } from '../../css/focus.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const { color, line, space, size, text } = vars;

/** Width of the window less the 12 px that popovers keep from its edges: a wider one would scroll the page, and so close. */
const available = `calc(100vw - 2 * ${space.s4})`;

/** Floating panels, the only elements with a shadow. */
export const floating = style({
  background: color.raised,
  color: color.ink1,
  borderRadius: vars.radius.float,
  boxShadow: vars.shadow.float,
  fontSize: text.small.size,
  lineHeight: text.small.lead,
  outline: 'none',
  maxInlineSize: available,
  opacity: 1,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, translate ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [media.fullMotion]: {
      selectors: {
        '&[data-entering], &[data-exiting]': { opacity: 0 },
        '&[data-entering][data-placement=bottom]': { translate: `0 calc(-1 * ${space.s2})` },
        '&[data-entering][data-placement=top]': { translate: `0 ${space.s2}` },
      },
    },
    [media.forcedColors]: { border: `${line.hair} solid CanvasText` },
  },
});

/** List of choices: options of a select, items of a menu. */
export const choices = style({
  minInlineSize: size.menu,
  maxBlockSize: 'inherit',
  paddingBlock: space.s2,
  overflow: 'auto',
  outline: 'none',
});

/** At least as wide as its field. */
export const asWideAsTrigger = style({ minInlineSize: `min(var(--trigger-width), ${available})` });

export const choice = style([
  focusRingInset,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s3,
    minBlockSize: size.menuItem,
    paddingInline: space.s4,
    cursor: 'pointer',
    textDecoration: 'none',
    selectors: {
      '&[data-focused], &[data-hovered], &[data-open]': { background: color.hover },
      '&[data-selected]': { fontWeight: vars.weight.medium },
      '&[data-disabled]': { color: color.ink3, cursor: 'default', background: 'none' },
    },
  },
]);

export const choiceCritical = style({ color: color.criticalInk });

/** Label of an option with its note at the end. */
export const choiceWords = style({
  display: 'flex',
  flex: 1,
  minInlineSize: 0,
  alignItems: 'center',
  gap: space.s3,
});

export const choiceText = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const choiceNote = style({
  color: color.ink3,
  fontSize: text.caption.size,
  fontWeight: vars.weight.regular,
});

export const choiceTick = style({
  display: 'inline-grid',
  selectors: { [`${choice}:not([data-selected]) &`]: { visibility: 'hidden' } },
});

export const choiceEmpty = style({ padding: `${space.s3} ${space.s4}`, color: color.ink3 });

export const choiceHeading = style({
  padding: `${space.s3} ${space.s4} ${space.s2}`,
  color: color.ink3,
  fontSize: text.caption.size,
});

export const choiceSection = style({});
globalStyle(`${choiceSection} + ${choiceSection}`, {
  borderBlockStart: `${line.hair} solid ${color.hairline}`,
  marginBlockStart: space.s2,
  paddingBlockStart: space.s2,
});
