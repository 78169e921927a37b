import { style } from '@vanilla-extract/css';
import { stickyTop } from '../../css/table.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const { color, line, space, size } = vars;

/** Spacing of the rail: above the wordmark, and between it and the menu. */
const railSpace = { top: '0.8125rem', gap: '0.9375rem' };

export const shell = style({
  display: 'grid',
  gridTemplateColumns: `${size.rail} minmax(0, 1fr)`,
  minBlockSize: '100vh',
  background: color.surface,
  '@media': { [media.print]: { display: 'block', minBlockSize: 0 } },
});
export const shellTop = style({ gridTemplateColumns: 'minmax(0, 1fr)' });

export const rail = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.float,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: railSpace.gap,
  blockSize: '100vh',
  paddingBlock: `${railSpace.top} ${space.s4}`,
  background: color.surface,
  borderInlineEnd: `${line.hair} solid ${color.hairline}`,
  '@media': { [media.print]: { display: 'none' } },
});
export const brand = style({ display: 'flex', blockSize: size.badge, borderRadius: vars.radius.control });
export const places = style({ flex: 1, inlineSize: '100%' });

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'block' } },
});
/** Heads of tables stay in view below the bars: below the top bar, or below it and the visited pages. */
export const belowBar = style({ vars: { [stickyTop]: vars.size.topBarPhone } });
export const belowTabs = style({
  vars: { [stickyTop]: `calc(${vars.size.topBarPhone} + ${vars.size.tabsBar})` },
});
export const head = style({ background: color.surface, '@media': { [media.print]: { display: 'none' } } });
export const headSticky = style({ position: 'sticky', insetBlockStart: 0, zIndex: vars.layer.bar });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  blockSize: vars.size.topBarPhone,
  paddingInline: `${space.s6} ${space.s5}`,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
  '@media': { [media.phone]: { paddingInline: space.s4, gap: space.s2 } },
});
export const start = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s6,
  alignSelf: 'stretch',
  flex: 1,
  minInlineSize: 0,
});
export const find = style({ '@media': { [media.phone]: { display: 'none' } } });
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  outline: 'none',
  '@media': { [media.print]: { display: 'block' } },
});
