import { style } from '@vanilla-extract/css';
import { vars } from '../src/theme/contract.css';

const { color, line, space } = vars;
const hair = `${line.hair} solid ${color.hairline}`;

/** The first page lies directly on the page background, as wide as the art. */
export const home = style({
  maxInlineSize: '75rem',
  marginInline: 'auto',
  padding: `${space.s6} ${space.s7} ${space.s9}`,
  display: 'grid',
  gap: space.s6,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space.s6,
  paddingBlockEnd: space.s5,
  borderBlockEnd: `${line.hair} solid ${color.ink1}`,
});
export const lead = style({ maxInlineSize: '34rem' });
export const partHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s4,
  paddingBlockEnd: space.s3,
  borderBlockEnd: hair,
});
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
  gap: 0,
  // Each tile has a line before it; those of the first column lie outside the clip.
  marginInlineStart: `calc(-1px - ${space.s5})`,
  clipPath: `inset(0 0 0 calc(1px + ${space.s5}))`,
});
export const tile = style({
  display: 'grid',
  gridTemplateRows: 'minmax(7rem, 1fr) auto',
  gap: space.s4,
  padding: `${space.s5} ${space.s5} ${space.s4}`,
  borderBlockEnd: hair,
  borderInlineStart: hair,
});
export const live = style({ display: 'grid', alignContent: 'center', minInlineSize: 0 });
export const tileFoot = style({ display: 'flex', justifyContent: 'space-between', gap: space.s3 });
export const screens = style({
  paddingBlockStart: space.s4,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: space.s5,
});
export const screen = style({ display: 'grid', gap: space.s3, minInlineSize: 0 });
export const weight = style({ display: 'flex', alignItems: 'center', gap: space.s3 });
export const weightBar = style({ display: 'block', blockSize: line.strong, background: color.ink2 });
export const tools = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.s5,
  flexWrap: 'wrap',
});
