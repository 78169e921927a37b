import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, size, space } = vars;

/** Parts of a date or time in a row; each is edited by itself. */
export const segments = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  // Undoes the gap of a field's rule where the row is the rule itself, in whichever order the files of styles are loaded.
  selectors: { '&&': { gap: 0 } },
});

/** Row that takes the room before the buttons of its field. */
export const growing = style({ flex: 1 });

export const segment = style({
  minBlockSize: size.tag,
  lineHeight: size.tag,
  outline: 'none',
  borderRadius: vars.radius.control,
  caretColor: 'transparent',
  selectors: {
    '&:not([data-type=literal])': { paddingInline: space.s2, minInlineSize: size.tag, textAlign: 'center' },
    // The words of the first part stand where the words of other fields do.
    '&:first-child': { marginInlineStart: `calc(-1 * ${space.s2})` },
    '&[data-type=literal]': { color: color.ink3 },
    '&[data-placeholder]': { color: color.ink3 },
    '&[data-focused]': { background: color.focus, color: color.surface },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});
