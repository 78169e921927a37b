import { createVar, style } from '@vanilla-extract/css';
import { figures, textInk, textStep, truncate } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

/** Drawing of a sheet of paper. */
const paper = { width: '1.875rem', height: '2.25rem' };

/** Completed share. */
export const partVar = createVar();

export const status = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.s4,
  paddingBlock: space.s4,
});
export const sheet = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: paper.width,
  blockSize: paper.height,
  background: color.sunken,
  boxShadow: `inset 0 0 0 ${line.hair} ${color.hairline}`,
  color: color.ink3,
});
export const name = style([textStep.small, truncate, { display: 'block' }]);
export const what = style([textStep.caption, textInk.weak, figures, { display: 'block' }]);
export const whatFailed = style({ color: color.criticalInk, whiteSpace: 'normal' });
export const track = style({ gridColumn: '1 / -1', blockSize: line.strong, background: color.hairline });
export const done = style({
  blockSize: '100%',
  inlineSize: partVar,
  background: color.ink1,
  transition: `inline-size ${vars.motion.fast} ${vars.motion.ease}`,
});
