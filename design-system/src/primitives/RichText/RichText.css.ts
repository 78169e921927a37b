import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line, space, text } = vars;

/** Running text, also inside the editor. */
export const prose = style({
  color: color.ink1,
  fontSize: text.body.size,
  lineHeight: text.body.lead,
  overflowWrap: 'anywhere',
});

globalStyle(`${prose} > * + *`, { marginBlockStart: space.s4 });
globalStyle(`${prose} h2`, { fontSize: text.title.size, lineHeight: text.title.lead, fontWeight: 400 });
globalStyle(`${prose} :is(ul, ol)`, { paddingInlineStart: space.s6 });
globalStyle(`${prose} ul`, { listStyle: 'disc' });
globalStyle(`${prose} ol`, { listStyle: 'decimal' });
globalStyle(`${prose} li + li`, { marginBlockStart: space.s2 });
globalStyle(`${prose} blockquote`, {
  paddingInlineStart: space.s4,
  borderInlineStart: `${line.strong} solid ${color.hairlineStrong}`,
  color: color.ink2,
});
globalStyle(`${prose} strong`, { fontWeight: vars.weight.medium });
globalStyle(`${prose} em`, { fontStyle: 'italic' });
globalStyle(`${prose} u`, { textDecoration: 'underline' });
globalStyle(`${prose} a`, { textDecoration: 'underline', textUnderlineOffset: space.s1 });
