import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

export const frame = style({
  borderBlockEnd: `${line.hair} solid ${color.controlLine}`,
  selectors: {
    '&:focus-within': {
      borderBlockEndColor: color.focus,
      boxShadow: `0 ${line.hair} 0 ${color.focus}`,
    },
    '&[data-invalid]': { borderBlockEndColor: color.criticalInk },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s1,
  paddingBlock: space.s2,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
});

/** A tool in force has a background, so that its state does not depend on colour alone. */
export const tool = style({
  selectors: { '&[data-selected]': { background: color.accentWash, color: color.ink1 } },
});

/** Editable area: the text begins at the label's edge, as in every field. */
export const sheet = style({
  minBlockSize: vars.size.area,
  paddingBlock: space.s4,
  outline: 'none',
  whiteSpace: 'break-spaces',
  cursor: 'text',
});

globalStyle(`${sheet} :is(p, li, h3):has(> br.ProseMirror-trailingBreak:only-child)`, {
  minBlockSize: vars.text.body.lead,
});
