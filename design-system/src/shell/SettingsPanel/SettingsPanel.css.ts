import { createVar, style } from '@vanilla-extract/css';
import { textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, size, space } = vars;

/** Colour of an accent option. */
export const accentVar = createVar();

export const panel = style({ display: 'grid', gap: space.s6 });
export const name = style([textStep.caption, textInk.medium, { marginBlockEnd: space.s3, display: 'block' }]);
export const accents = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3 });
export const accent = style({
  inlineSize: size.tool,
  blockSize: size.tool,
  borderRadius: vars.radius.round,
  border: `${space.s2} solid ${color.raised}`,
  background: accentVar,
  boxShadow: `0 0 0 ${line.hair} ${color.hairlineStrong}`,
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': { boxShadow: `0 0 0 ${line.strong} ${color.ink1}` },
    '&[data-focus-visible]': { outline: `${line.strong} solid ${color.focus}`, outlineOffset: space.s2 },
  },
});
export const switches = style({ display: 'grid', gap: space.s3 });
export const version = style([textStep.caption, textInk.weak]);
