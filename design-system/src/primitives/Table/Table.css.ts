import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

/** Holds the table and scrolls it sideways, so that the page never does. */
export const frame = style({ overflowX: 'auto', background: vars.color.surface });

/** Least width of the table: below it the frame scrolls. */
export const leastWidth = createVar();
export const fixed = style({ tableLayout: 'fixed', minInlineSize: fallbackVar(leastWidth, '0') });

export const sortMark = style({
  display: 'inline-block',
  marginInlineStart: vars.space.s2,
  verticalAlign: '-.15em',
  selectors: { '[data-sort-direction=ascending] &': { rotate: '180deg' } },
});

export const tickColumn = style({ inlineSize: vars.space.s8 });

export const emptyCell = style({ padding: vars.space.s6, color: vars.color.ink2 });
