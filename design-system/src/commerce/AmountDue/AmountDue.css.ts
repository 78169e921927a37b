import { createVar, style } from '@vanilla-extract/css';
import { displayFace, figures, textInk, textStep } from '../../css/text.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

/** Widths of the parts, as grid fractions by their shares of the whole. */
export const columnsVar = createVar();

export const due = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: `${space.s4} ${space.s8}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = style([textStep.caption, textInk.weak]);
export const amount = style([displayFace, textStep.hero, figures]);
export const parts = style({
  display: 'grid',
  gridTemplateColumns: columnsVar,
  columnGap: space.s1,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space.s3 } },
});
export const part = style({
  minInlineSize: 0,
  paddingBlockStart: space.s2,
  paddingInlineEnd: space.s3,
  borderBlockStart: `${line.hair} solid ${color.controlLine}`,
});
export const settled = style([part, { borderBlockStart: `${line.strong} solid ${color.ink1}` }]);
export const partAmount = style([figures]);
