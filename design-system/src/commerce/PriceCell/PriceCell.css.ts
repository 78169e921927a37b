import { style, styleVariants } from '@vanilla-extract/css';
import { figures, textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

/** Width of the longest note, so that the decimals of all rows are aligned. */
const note = '7rem';

export const cell = style({ display: 'inline-grid', gridAutoFlow: 'row', alignItems: 'baseline' });
export const align = styleVariants({ start: { textAlign: 'start' }, end: { textAlign: 'end' } });
/** The note has a column of its own, so that the decimals of a table are aligned. */
export const withNote = style({ gridTemplateColumns: `minmax(0, 1fr) ${note}`, columnGap: space.s4 });

export const amount = style([figures, { display: 'inline-block' }]);
export const tone = styleVariants({
  regular: {},
  reference: { color: color.ink3 },
  estimated: { borderBlockEnd: `${line.hair} dashed ${color.controlLine}` },
});
export const emphasis = styleVariants({
  regular: {},
  medium: { fontWeight: vars.weight.medium },
  total: { fontSize: vars.text.title.size, lineHeight: vars.text.title.lead, fontWeight: vars.weight.medium },
});
export const negative = style({ color: color.criticalInk });
export const unavailable = style({ color: color.ink3 });
export const struck = style([
  figures,
  {
    color: color.ink3,
    textDecorationThickness: line.hair,
    marginInlineEnd: space.s3,
    fontWeight: vars.weight.regular,
  },
]);
export const approximately = style({ color: color.ink3, fontWeight: vars.weight.regular });
export const below = style([textStep.caption, textInk.weak, figures]);
export const noteText = style([textStep.caption, textInk.weak, { textAlign: 'start' }]);
export const beside = style([textStep.caption, textInk.weak, figures, { marginInlineEnd: space.s3 }]);
