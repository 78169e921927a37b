import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../css/focus.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, size, space, text } = vars;

/** Month of days, as wide as its days. */
export const calendar = style({
  flex: 'none',
  inlineSize: `calc(7 * ${size.tab})`,
  maxInlineSize: '100%',
  outline: 'none',
  userSelect: 'none',
});

export const monthHead = style({
  display: 'flex',
  alignItems: 'center',
  marginBlockEnd: space.s3,
});

/** Button to the month or year beside the one that is shown. */
export const step = style([
  focusRingInset,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: size.action,
    blockSize: size.action,
    borderRadius: vars.radius.control,
    color: color.ink2,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.hover, color: color.ink1 },
      '&[data-disabled]': { color: color.hairlineStrong, background: 'none', cursor: 'default' },
    },
  },
]);

export const monthName = style({
  flex: 1,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontSize: text.small.size,
  fontWeight: vars.weight.medium,
});

export const days = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

export const weekday = style({
  blockSize: size.tag,
  color: color.ink3,
  fontSize: text.caption.size,
  fontWeight: vars.weight.regular,
});

export const day = style([
  focusRingInset,
  {
    display: 'grid',
    placeItems: 'center',
    blockSize: size.action,
    borderRadius: vars.radius.control,
    fontSize: text.small.size,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { background: color.hover },
      // The present day is underlined: colour alone would not tell it from the others.
      '&[data-present]': {
        textDecoration: 'underline',
        textUnderlineOffset: space.s2,
        fontWeight: vars.weight.medium,
      },
      '&[data-selected]': { background: color.neutralBg },
      '&[data-selected]:not([data-range]), &[data-selection-start], &[data-selection-end]': {
        background: color.accent,
        color: color.onAccent,
      },
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-disabled]': { color: color.ink3, cursor: 'default', textDecoration: 'line-through' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
]);

/** Panel with a calendar and what belongs to it. */
export const calendarPanel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s4,
  padding: space.s4,
  maxBlockSize: 'inherit',
  overflow: 'auto',
  outline: 'none',
});
