import { style } from '@vanilla-extract/css';
import { textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, size, space } = vars;

export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: `${size.touch} minmax(0, 1fr) auto`,
  alignItems: 'center',
  columnGap: space.s3,
  paddingBlock: space.s2,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
});
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.touch,
  blockSize: size.touch,
  background: color.sunken,
  color: color.ink3,
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const name = style({ overflowWrap: 'anywhere' });
export const state = style([textStep.caption, textInk.weak]);
export const problem = style([textStep.caption, textInk.critical]);
export const steps = style({ display: 'flex', gap: space.s1 });
