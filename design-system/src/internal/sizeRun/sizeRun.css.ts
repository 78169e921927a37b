import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line, size: part, density, text, weight } = vars;

/** Sizes of a style side by side. */
export const run = style({ display: 'flex', gap: part.sizeGap });

/** A size: its name and stock above, the quantity on the line below. */
const size = style({ flex: 'none', display: 'block', inlineSize: part.sizeCell });
export const sizeWidth = styleVariants({
  run: [size],
  one: [size, { inlineSize: part.sizeCellOne }],
});

const above = {
  fontSize: text.caption.size,
  lineHeight: density.sizeLead,
  fontWeight: weight.regular,
} as const;
/** Name and stock above the field in use; a size that is not in use shows them as generated content. */
export const sizeLabel = style({
  ...above,
  display: 'flex',
  justifyContent: 'space-between',
  color: color.ink1,
});
export const sizeStock = style({ color: color.ink3 });

const ruled = style({
  textAlign: 'center',
  fontSize: density.sizeText,
  lineHeight: `calc(${density.sizeField} - ${line.hair})`,
  color: color.ink1,
  borderBlockEnd: `${line.hair} solid ${color.controlLine}`,
});
const heavy = (ink: string) => ({ fontWeight: weight.medium, borderBlockEnd: `${line.strong} solid ${ink}` });

/** Rule below the quantity: light when empty, heavy when filled, in status ink when there is a problem. */
export const ruleLook = styleVariants({
  empty: [ruled],
  filled: [ruled, heavy(color.ink1)],
  warning: [ruled, heavy(color.warningInk)],
  critical: [ruled, heavy(color.criticalInk), { color: color.criticalInk }],
  off: [ruled, { color: color.ink3, borderBlockEndColor: 'transparent' }],
});

/**
 * Size that is not in use: one element, so that a page of size runs costs no more than text. Name and stock are generated content and fill
 * the first line of a wrapping row; the quantity is alone on the second.
 */
export const drawn = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  blockSize: `calc(${density.sizeLead} + ${density.sizeField})`,
  selectors: {
    '&::before': {
      ...above,
      content: 'attr(data-label)',
      order: -1,
      flex: '0 0 60%',
      minInlineSize: 0,
      textAlign: 'start',
      color: color.ink1,
    },
    '&::after': {
      ...above,
      content: 'attr(data-stock)',
      order: -1,
      flex: '0 0 40%',
      minInlineSize: 0,
      direction: 'rtl',
      textAlign: 'start',
      color: color.ink3,
    },
    '&[aria-disabled=true]::before': { color: color.ink3 },
  },
});

/** Contains the field in use and the note beside it. */
export const holder = style({ position: 'relative' });

/** The field in use. */
export const field = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: density.sizeField,
  selectors: {
    '&:focus': {
      outline: `${line.strong} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${line.hair})`,
      background: color.surface,
    },
  },
});

/** Problem of the field, shown beside it while it has the focus. */
export const note = style({
  display: 'none',
  position: 'absolute',
  zIndex: vars.layer.sticky,
  insetBlockStart: '100%',
  insetInlineStart: 0,
  marginBlockStart: vars.space.s1,
  paddingBlock: vars.space.s2,
  paddingInline: vars.space.s3,
  inlineSize: 'max-content',
  maxInlineSize: part.tooltip,
  whiteSpace: 'normal',
  background: color.raised,
  borderRadius: vars.radius.float,
  boxShadow: vars.shadow.float,
  fontSize: text.caption.size,
  lineHeight: text.caption.lead,
  fontWeight: weight.regular,
  textAlign: 'start',
  color: color.criticalInk,
  selectors: {
    ':focus + &, :focus > &': { display: 'block' },
    '[data-note="above"] &': {
      insetBlockStart: 'auto',
      insetBlockEnd: '100%',
      marginBlock: `0 ${vars.space.s1}`,
    },
  },
});
export const noteWarning = style([note, { color: color.warningInk }]);
