import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line, space, size } = vars;
const main = 'minmax(0, 1fr)';

export const alone = style({ display: 'grid', gridTemplateColumns: main });
export const both = style({ display: 'grid', gridTemplateColumns: `${main} ${size.aside}` });
export const list = style({ minInlineSize: 0 });

/** The detail stays in view while the list scrolls. */
export const detail = style({
  position: 'sticky',
  insetBlockStart: 0,
  alignSelf: 'start',
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  background: color.surface,
  borderInlineStart: `${line.hair} solid ${color.hairline}`,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  paddingBlock: space.s3,
  paddingInline: space.s5,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
  color: color.ink2,
});

export const headEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  marginInlineStart: 'auto',
});
