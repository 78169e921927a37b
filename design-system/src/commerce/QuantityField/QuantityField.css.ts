import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line, size, space } = vars;

export const inline = style({ display: 'inline-block', position: 'relative' });

const rule = style({
  inlineSize: size.quantityField,
  blockSize: space.s6,
  paddingInline: space.s2,
  textAlign: 'end',
  outline: 'none',
  borderBlockEnd: `${line.hair} solid ${color.controlLine}`,
  selectors: {
    '&:focus': { borderBlockEnd: `${line.strong} solid ${color.focus}` },
    '&:disabled': { borderBlockEndStyle: 'dashed', color: color.ink3 },
  },
});

/** Short rule in a table row: two pixels in status ink when there is a problem. */
export const inlineRule = styleVariants({
  plain: [rule],
  warning: [rule, { borderBlockEnd: `${line.strong} solid ${color.warningInk}` }],
  critical: [rule, { borderBlockEnd: `${line.strong} solid ${color.criticalInk}`, color: color.criticalInk }],
});
