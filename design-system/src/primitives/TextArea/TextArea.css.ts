import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space, text } = vars;

/** An empty text area is not printed. */
export const written = style({
  selectors: {
    '&:has(textarea:placeholder-shown)': { '@media': { [media.print]: { display: 'none' } } },
  },
});

/** Like other fields the area has only a line below; a hairline all round would be a box. */
export const area = style({
  inlineSize: '100%',
  minBlockSize: vars.size.area,
  paddingBlock: space.s3,
  borderBlockEnd: `${line.hair} solid ${color.controlLine}`,
  background: 'none',
  color: color.ink1,
  fontSize: text.body.size,
  lineHeight: text.body.lead,
  outline: 'none',
  resize: 'vertical',
  fieldSizing: 'content',
  selectors: {
    '&::placeholder': { color: color.ink3, opacity: 1 },
    '&[data-hovered]:not([data-disabled])': { borderBlockEndColor: color.ink1 },
    '&[data-focused]': { borderBlockEndColor: color.focus, boxShadow: `0 ${line.hair} 0 ${color.focus}` },
    '&[data-invalid]': { borderBlockEndColor: color.criticalInk },
    '&[data-disabled]': { borderBlockEndStyle: 'dashed', color: color.ink3 },
    '[data-readonly] > &:not([data-focused])': { borderBlockEndStyle: 'none', resize: 'none' },
  },
});

export const foot = style({ display: 'flex', justifyContent: 'space-between', gap: space.s5 });

export const footEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  marginInlineStart: 'auto',
});
