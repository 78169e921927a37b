import { globalStyle, style } from '@vanilla-extract/css';
import { nothingAbove, stickyTop } from '../../css/table.css';
import { vars } from '../../theme/contract.css';

const { color, line, space, size } = vars;
const main = 'minmax(0, 1fr)';

export const alone = style({ display: 'grid', gridTemplateColumns: main });
export const both = style({ display: 'grid', gridTemplateColumns: `${main} ${size.aside}` });
export const list = style({
  minInlineSize: 0,
  // The line between the two is as long as the longer one.
  selectors: { [`${both} > &`]: { borderInlineEnd: `${line.hair} solid ${color.hairline}` } },
});

/** The detail stays in view while the list scrolls. */
export const detail = style({
  position: 'sticky',
  insetBlockStart: stickyTop,
  alignSelf: 'start',
  maxBlockSize: `calc(100dvh - ${stickyTop})`,
  overflowY: 'auto',
  background: color.surface,
});

/** A table in the detail scrolls with it: its head stays at the top of the detail. */
globalStyle(`${detail} > *`, { vars: { [stickyTop]: nothingAbove } });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s2,
  paddingBlock: space.s3,
  paddingInline: `${space.s6} ${space.s5}`,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
  color: color.ink2,
});

export const headEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  marginInlineStart: 'auto',
});
