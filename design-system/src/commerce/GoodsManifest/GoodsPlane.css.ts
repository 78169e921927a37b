import { createVar, style } from '@vanilla-extract/css';
import { tableInset } from '../../css/table.css';
import { vars } from '../../theme/contract.css';

/** Width of one among those beside it. */
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
    // Nothing to scroll: what stands in place of the goods begins at once.
    '&:has(ul:empty)': { flexGrow: 0 },
  },
});
export const plane = style({ position: 'relative' });
/** Pictures begin where the words of a table do; half of the room between two stands before the first. */
export const planeInset = style({ marginInline: `calc(${tableInset} - ${vars.space.s4})` });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const probe = style({
  position: 'absolute',
  insetBlockStart: 0,
  inlineSize: share,
  visibility: 'hidden',
  pointerEvents: 'none',
});
