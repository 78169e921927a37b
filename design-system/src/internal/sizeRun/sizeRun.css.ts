import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line, size: part, density, text, weight } = vars;

/** The sizes of one style side by side. */
export const run = style({ display: 'flex', gap: part.sizeGap });

/** One size: its name and stock above, the quantity on the line below. */
const size = style({ flex: 'none', display: 'block', inlineSize: part.sizeCell });
export const sizeWidth = styleVariants({
  run: [size],
  one: [size, { inlineSize: part.sizeCellOne }],
  matrix: [size, { inlineSize: part.sizeCellMatrix }],
});

const above = {
  fontSize: text.caption.size,
  lineHeight: density.sizeLead,
  fontWeight: weight.regular,
} as const;
/** Name and stock over the field in use; a size that is only drawn has them as generated content. */
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

/** The rule to write on: light when empty, heavy when filled, in status ink when something is wrong. */
export const ruleLook = styleVariants({
  empty: [ruled],
  filled: [ruled, heavy(color.ink1)],
  warning: [ruled, heavy(color.warningInk)],
  critical: [ruled, heavy(color.criticalInk), { color: color.criticalInk }],
  off: [ruled, { color: color.ink3, borderBlockEndColor: 'transparent' }],
});

/**
 * A size as it is drawn: one element, so that a page of runs costs no more than text. Name and stock are generated and fill
 * the first line of a wrapping row; the quantity stands alone on the second.
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

/** Holds the field in use and the note beside it. */
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

/** What is wrong, said beside the field while it has the focus. */
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
