import { createVar, style } from '@vanilla-extract/css';
import { tableInset } from '../../css/table.css';
import { vars } from '../../theme/contract.css';

/** Width of an item as a share of its line. */
export const share = createVar();

export const scroller = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  overflowAnchor: 'none',
  selectors: {
    // Without items there is nothing to scroll, and the empty state begins at once.
    '&:has(ul:empty)': { flexGrow: 0 },
  },
});
export const plane = style({ position: 'relative' });
/** Pictures are aligned with the words of a table: half of the gap between two is before the first. */
export const planeInset = style({ marginInline: `calc(${tableInset} - ${vars.space.s4})` });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const probe = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: share,
  visibility: 'hidden',
  pointerEvents: 'none',
});
