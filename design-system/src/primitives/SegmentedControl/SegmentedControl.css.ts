import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line, size } = vars;

/** Wraps only when its own line is too narrow. */
export const segments = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  flex: 'none',
  // The words, not the padding around them, are aligned with the margin: the control is wider than its place by as much.
  marginInlineStart: `calc(-1 * ${size.knob})`,
  maxInlineSize: `calc(100% + ${size.knob})`,
});
export const segment = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: size.tool,
  blockSize: size.tool,
  paddingInline: size.knob,
  color: color.ink3,
  cursor: 'pointer',
  outline: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-hovered]': { color: color.ink1 },
    '&[data-selected]': { color: color.ink1, fontWeight: vars.weight.medium },
    '&[data-selected]::after': {
      content: '',
      position: 'absolute',
      insetInline: size.knob,
      insetBlockEnd: line.strong,
      blockSize: size.thread,
      background: color.accent,
    },
    '&[data-focus-visible]': {
      outline: `${line.strong} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${line.hair})`,
    },
    '&[data-disabled]': { color: color.hairlineStrong, cursor: 'default' },
  },
});
