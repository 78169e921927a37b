import { createGlobalVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line, space, text, density, size } = vars;

/** Font size in a field, for places that need another than that of body text. */
export const fieldText = createGlobalVar('sv-field-text');

/** Labelled field: label, a rule to write on, a note. */
export const field = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  inlineSize: '100%',
});

export const fieldHead = style({ display: 'flex', alignItems: 'flex-start', gap: space.s2 });

/** Help beside the label: higher than the label's line, over whose edges and the control it lies, so that fields in a row stay level. */
export const fieldHelp = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  marginBlock: `calc((${size.swatchBox} - ${size.tag}) / 2)`,
});

export const fieldHeadEnd = style({ marginInlineStart: 'auto', paddingInlineStart: space.s2 });

/** Mark of a required field; a form whose fields are all required shows none. */
export const requiredMark = style({
  fontSize: text.caption.size,
  lineHeight: size.swatchBox,
  color: color.criticalInk,
  selectors: { '[data-all-required] &': { display: 'none' } },
});

export const fieldLabel = style({
  fontSize: text.caption.size,
  lineHeight: size.swatchBox,
  color: color.ink2,
});

/** Rule of a field: a hairline below, two pixels of ink in focus, the status ink when invalid, dashed when disabled, none when read-only. */
export const fieldControl = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  blockSize: density.controlH,
  borderBlockEnd: `${line.hair} solid ${color.controlLine}`,
  fontSize: fallbackVar(fieldText, text.body.size),
  color: color.ink1,
  cursor: 'text',
  outline: 'none',
  transition: `box-shadow ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-hovered]:not([data-disabled])': { borderBlockEndColor: color.ink1 },
    '&[data-focus-within], &[data-focused], &[aria-expanded=true]': {
      borderBlockEndColor: color.focus,
      boxShadow: `0 ${line.hair} 0 ${color.focus}`,
    },
    '&[data-invalid]': { borderBlockEndColor: color.criticalInk },
    '&[data-invalid][data-focus-within], &[data-invalid][data-focused]': {
      boxShadow: `0 ${line.hair} 0 ${color.criticalInk}`,
    },
    '&[data-disabled]': { borderBlockEndStyle: 'dashed', color: color.ink3, cursor: 'default' },
    '[data-readonly] > &:not([data-focus-within])': { borderBlockEndStyle: 'none' },
  },
});

/** Height of the control; taller on sign-in and on phones. */
export const fieldControlSize = styleVariants({ regular: {}, large: { blockSize: size.tab } });

export const fieldInput = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  blockSize: '100%',
  outline: 'none',
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: color.ink3, opacity: 1 },
    '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' },
    '&:disabled': { WebkitTextFillColor: 'currentColor', opacity: 1 },
    '&:-webkit-autofill': {
      boxShadow: `inset 0 0 0 100vmax ${color.surface}`,
      WebkitTextFillColor: color.ink1,
    },
  },
});

export const fieldInputEnd = style({ textAlign: 'end' });

export const fieldAffix = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space.s3,
  color: color.ink2,
});

/** Number of characters of a limited text; critical while there are too many. */
export const counter = style({
  fontSize: text.caption.size,
  lineHeight: size.swatchBox,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: color.ink3,
  selectors: { '&[data-exceeded]': { color: color.criticalInk } },
});

/**
 * Counter at the end of a single line, shown while the field has the focus or the text is too long. It keeps its room: a popover as wide as
 * its content would else get narrower under a press on one of its buttons, which takes the focus from the field.
 */
export const fieldCounter = style({
  flex: 'none',
  selectors: {
    '&:not(:has([data-exceeded]))': { visibility: 'hidden' },
    '[data-focus-within] > &': { visibility: 'visible' },
  },
});

export const fieldNote = style({
  fontSize: text.caption.size,
  lineHeight: size.swatchBox,
  color: color.ink3,
});

export const fieldNoteTone = styleVariants({
  plain: {},
  warning: { color: color.warningInk },
  critical: { color: color.criticalInk },
});

/** Button inside a field, at its end. */
export const fieldButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.tag,
  blockSize: size.tag,
  marginInlineEnd: `calc(-1 * ${space.s2})`,
  borderRadius: vars.radius.control,
  color: color.ink2,
  outline: 'none',
  selectors: {
    '&[data-hovered]': { color: color.ink1 },
    '&[data-focus-visible]': { outline: `${line.strong} solid ${color.focus}` },
    '&[data-disabled]': { color: color.hairlineStrong, cursor: 'default' },
    '[data-empty] > * > &': { visibility: 'hidden' },
  },
});
