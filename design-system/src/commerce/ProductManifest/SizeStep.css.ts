import { style, styleVariants } from '@vanilla-extract/css';
import { figures } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, size, space, text, weight } = vars;
const stroke = vars.line;
const labelPlace = '3rem';
const fieldWidth = '3.5rem';

export const line = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${labelPlace}, auto) minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: space.s3,
  minBlockSize: size.touch,
  paddingBlock: space.s1,
  borderBlockEnd: `${stroke.hair} solid ${color.hairline}`,
  fontSize: text.small.size,
  lineHeight: text.small.lead,
});
export const label = style([figures, { fontSize: text.body.size, fontWeight: weight.medium }]);
export const labelOff = style([label, { fontWeight: weight.regular, color: color.ink3 }]);
export const stock = style([figures, { color: color.ink2 }]);
export const none = style([
  figures,
  {
    inlineSize: fieldWidth,
    marginInlineEnd: size.touch,
    textAlign: 'center',
    fontSize: text.body.size,
    color: color.ink2,
  },
]);
export const steps = style({ display: 'flex', alignItems: 'center' });

const ring = {
  outline: `${stroke.strong} solid ${color.focus}`,
  outlineOffset: `calc(-1 * ${stroke.strong})`,
};
export const step = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  color: color.ink1,
  cursor: 'pointer',
  selectors: {
    '&[aria-disabled=true]': { color: color.hairlineStrong, cursor: 'default' },
    '&:focus-visible': ring,
  },
});

const rule = style([
  figures,
  {
    inlineSize: fieldWidth,
    blockSize: size.touch,
    textAlign: 'center',
    fontSize: text.body.size,
    fontWeight: weight.medium,
    background: 'none',
    color: color.ink1,
    outline: 'none',
    selectors: { '&:focus-visible': ring },
  },
]);
/** Rule of the field: heavy once filled, in status ink when there is a problem. */
export const field = styleVariants({
  empty: [rule, { borderBlockEnd: `${stroke.hair} solid ${color.controlLine}` }],
  filled: [rule, { borderBlockEnd: `${stroke.strong} solid ${color.ink1}` }],
  critical: [
    rule,
    { borderBlockEnd: `${stroke.strong} solid ${color.criticalInk}`, color: color.criticalInk },
  ],
});
export const note = style({
  gridColumn: '1 / -1',
  textAlign: 'end',
  fontSize: text.caption.size,
  lineHeight: text.caption.lead,
  color: color.criticalInk,
});
