import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../css/focus.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const { color, space, line, density, size, text } = vars;
const edge = (ink: string) => `inset 0 0 0 ${line.hair} ${ink}`;

/** Look of buttons, and of links drawn as buttons. */
export const button = recipe({
  base: [
    focusRing,
    {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      gap: size.knob,
      blockSize: density.controlH,
      paddingInline: density.controlPx,
      borderRadius: vars.radius.control,
      fontSize: text.small.size,
      lineHeight: 1,
      fontWeight: vars.weight.medium,
      whiteSpace: 'nowrap',
      textDecoration: 'none',
      cursor: 'pointer',
      WebkitTapHighlightColor: 'transparent',
      transitionProperty: 'background-color, box-shadow, color',
      transitionDuration: vars.motion.fast,
      transitionTimingFunction: vars.motion.ease,
      selectors: {
        '&[data-disabled]': {
          background: color.sunken,
          color: color.ink3,
          boxShadow: 'none',
          cursor: 'default',
        },
        '&[data-pending]': { cursor: 'progress' },
      },
      '@media': { [media.forcedColors]: { border: `${line.hair} solid ButtonBorder` } },
    },
  ],
  variants: {
    variant: {
      primary: {
        paddingInline: space.s5,
        background: color.accent,
        color: color.onAccent,
        // A browser draws a plate of the page's colour behind forced text: on the ground of the accent it would cover the text.
        '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
        selectors: {
          '&[data-hovered]:not([data-disabled])': {
            background: `color-mix(in srgb, ${color.accent} 84%, ${color.page})`,
          },
          '&[data-pressed]:not([data-disabled])': {
            background: `color-mix(in srgb, ${color.accent} 74%, ${color.page})`,
          },
        },
      },
      secondary: {
        background: color.surface,
        color: color.ink1,
        boxShadow: edge(color.hairlineStrong),
        selectors: {
          '&[data-hovered]:not([data-disabled])': { boxShadow: edge(color.ink1) },
          '&[data-pressed]:not([data-disabled])': { boxShadow: edge(color.ink1), background: color.hover },
        },
      },
      quiet: {
        paddingInline: space.s3,
        color: color.ink1,
        selectors: {
          '&[data-hovered]:not([data-disabled]), &[data-pressed]:not([data-disabled]), &[aria-expanded=true]':
            {
              background: color.hover,
            },
          '&[data-disabled]': { background: 'none' },
        },
      },
      danger: {
        paddingInline: space.s3,
        color: color.criticalInk,
        selectors: {
          '&[data-hovered]:not([data-disabled]), &[data-pressed]:not([data-disabled])': {
            background: color.criticalBg,
          },
          '&[data-disabled]': { background: 'none' },
        },
      },
      destructive: {
        paddingInline: space.s5,
        background: color.criticalInk,
        color: color.surface,
        '@media': { [media.forcedColors]: { background: 'ButtonFace', color: 'ButtonText' } },
        selectors: {
          '&[data-hovered]:not([data-disabled]), &[data-pressed]:not([data-disabled])': {
            background: `color-mix(in srgb, ${color.criticalInk} 84%, ${color.page})`,
          },
        },
      },
      link: {
        blockSize: 'auto',
        paddingInline: 0,
        borderRadius: 0,
        lineHeight: 'inherit',
        color: color.ink1,
        fontSize: 'inherit',
        fontWeight: 'inherit',
        textDecoration: 'underline',
        textDecorationColor: color.hairlineStrong,
        textUnderlineOffset: '.25em',
        selectors: {
          '&[data-hovered]:not([data-disabled])': { textDecorationColor: 'currentColor' },
          '&[data-disabled]': { background: 'none' },
        },
        '@media': { [media.forcedColors]: { border: 0 } },
      },
    },
    size: {
      regular: {},
      small: { blockSize: size.tool, paddingInline: space.s3 },
      header: { blockSize: size.action },
      large: { blockSize: size.touch, fontSize: text.body.size },
    },
    wide: { true: { inlineSize: '100%' } },
    pending: { true: {} },
  },
  compoundVariants: [
    { variants: { variant: 'link', size: 'small' }, style: { blockSize: 'auto', paddingInline: 0 } },
    { variants: { variant: 'link', size: 'header' }, style: { blockSize: 'auto' } },
    {
      variants: { variant: 'primary', pending: true },
      style: { color: `color-mix(in srgb, ${color.onAccent} 76%, ${color.accent})` },
    },
    { variants: { variant: 'primary', size: 'small' }, style: { paddingInline: space.s4 } },
  ],
});
