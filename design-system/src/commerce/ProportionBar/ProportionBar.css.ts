import { createVar, style } from '@vanilla-extract/css';
import { figures } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

/** Share of the first part, as a percentage. */
export const shareVar = createVar();

export const proportion = style([
  figures,
  { display: 'inline-flex', alignItems: 'center', gap: space.s3, fontWeight: vars.weight.regular },
]);
export const bar = style({
  display: 'flex',
  gap: line.strong,
  inlineSize: vars.size.proportion,
  blockSize: space.s2,
});
export const first = style({ flex: 'none', inlineSize: shareVar, background: color.ink1 });
export const rest = style({ flex: 1, background: color.hairlineStrong });
