import { createVar, style } from '@vanilla-extract/css';
import { figures, textInk } from '../../css/text.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

/** Columns: name, bar, count, share. */
const parts = '7.5rem minmax(0, 1fr) 4rem 3.5rem';
const stepsPhone = '5rem minmax(0, 1fr) 3rem 3rem';

/** Share of the first step's count that reached this step, and the step before it. */
export const reached = createVar();
export const before = createVar();

export const steps = style({ display: 'grid', gap: vars.space.s4 });
export const step = style({
  display: 'grid',
  gridTemplateColumns: parts,
  alignItems: 'center',
  gap: vars.space.s4,
  '@media': { [media.phone]: { gridTemplateColumns: stepsPhone, gap: vars.space.s3 } },
});
export const bar = style({
  blockSize: vars.space.s6,
  background: `linear-gradient(to right, ${vars.color.tone2} ${reached}, ${vars.color.tone5} ${reached}, ${vars.color.tone5} ${before}, transparent ${before})`,
});
export const value = style([figures, { textAlign: 'end' }]);
export const rate = style([figures, textInk.weak, { textAlign: 'end' }]);
