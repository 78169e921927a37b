import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { figures, medium, textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, radius, space, size } = vars;

export const frame = style({ overflowX: 'auto', background: color.surface });
export const table = style({ tableLayout: 'fixed', minInlineSize: '64rem' });
export const col = {
  row: style({ inlineSize: '4rem' }),
  code: style({ inlineSize: '8.25rem' }),
  style: style({ inlineSize: '15.75rem' }),
  size: style({ inlineSize: '4rem' }),
  qty: style({ inlineSize: '5.25rem' }),
  left: style({ inlineSize: '4.25rem' }),
  price: style({ inlineSize: '6.5rem' }),
  fix: style({ inlineSize: '8rem' }),
};
export const group = style([
  textStep.caption,
  {
    blockSize: size.groupRow,
    paddingInline: space.s6,
    background: color.page,
    borderBlockEnd: `${line.hair} solid ${color.hairline}`,
    textAlign: 'start',
    fontWeight: vars.weight.regular,
  },
]);
export const groupWords = style({ display: 'flex', alignItems: 'center', gap: '0.375rem' });
export const groupName = style([medium]);
export const groupNote = style([textInk.weak, { marginInline: space.s2 }]);

/** How many rows an empty place stands for. */
export const unseenRows = createVar();
export const unseen = style({ blockSize: `calc(${unseenRows} * ${vars.density.rowHPlain})` });

export const wrong = style({
  display: 'inline-block',
  paddingInline: space.s2,
  marginInline: `calc(-1 * ${space.s2})`,
  borderRadius: radius.picture,
});
export const wrongTone = styleVariants({
  ERROR: { background: color.criticalBg, color: color.criticalInk },
  WARN: { background: color.warningBg, color: color.warningInk },
});
export const written = style([
  figures,
  {
    display: 'inline-block',
    minInlineSize: '3rem',
    blockSize: '1.5rem',
    paddingInline: space.s2,
    textAlign: 'end',
    borderBlockEnd: `${line.hair} solid ${color.controlLine}`,
  },
]);
export const writtenTone = styleVariants({
  ERROR: { borderBlockEnd: `${line.strong} solid ${color.criticalInk}`, color: color.criticalInk },
  WARN: { borderBlockEnd: `${line.strong} solid ${color.warningInk}` },
});
export const weak = style([textInk.weak, figures]);

export const reason = style({ display: 'flex', alignItems: 'center', gap: size.knob, minInlineSize: 0 });
export const reasonTone = styleVariants({
  ERROR: { color: color.criticalInk },
  WARN: { color: color.warningInk },
});
export const reasonWords = style({ color: color.ink1, overflow: 'hidden', textOverflow: 'ellipsis' });
export const quoted = style([textInk.weak, { marginInlineStart: space.s3 }]);
