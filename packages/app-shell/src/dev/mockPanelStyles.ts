import type { CSSProperties } from 'react';
import { vars } from '@selvedge/design-system/theme';

const { color, layer, line, radius, shadow, size, space } = vars;

/** Style of the closed panel: at the inline-end edge of the page, where the app has no bar. */
export const tab: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: '40%',
  insetInlineEnd: 0,
  zIndex: layer.toast,
};

export const panel: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  zIndex: layer.toast,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  gap: space.s4,
  inlineSize: `min(${size.dialogSmall}, 100vw)`,
  maxBlockSize: '70vh',
  padding: space.s5,
  background: color.raised,
  border: `${line.hair} solid ${color.hairlineStrong}`,
  borderStartStartRadius: radius.float,
  boxShadow: shadow.float,
};

export const scrolled: CSSProperties = { overflowY: 'auto' };
