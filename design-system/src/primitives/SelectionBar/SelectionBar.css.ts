import { style } from '@vanilla-extract/css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const { color, line, space, text, size } = vars;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.s2,
  minBlockSize: vars.size.selectionBar,
  paddingInline: space.s6,
  background: color.accent,
  color: color.onAccent,
  fontSize: text.small.size,
  '@media': {
    [media.phone]: { paddingInline: space.s5 },
    // Else the browser's plate behind forced text covers the text on this ground.
    [media.forcedColors]: { forcedColorAdjust: 'none' },
  },
});

export const rule = style({
  inlineSize: line.hair,
  blockSize: size.icon,
  marginInline: space.s3,
  background: `color-mix(in srgb, ${color.onAccent} 30%, transparent)`,
});

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: vars.size.tool,
  paddingInline: space.s4,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { background: `color-mix(in srgb, ${color.onAccent} 14%, transparent)` },
    '&[data-focus-visible]': {
      outline: `${line.strong} solid ${color.onAccent}`,
      outlineOffset: `calc(-1 * ${line.strong})`,
    },
    '&[data-disabled], &[data-pending]': {
      color: `color-mix(in srgb, ${color.onAccent} 60%, ${color.accent})`,
      cursor: 'default',
    },
  },
});

export const end = style({ marginInlineStart: 'auto', display: 'flex' });
