import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** A mark and the words of a choice, one target. Words of several lines keep the mark by the first of them. */
export const choiceRow = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  minBlockSize: vars.size.facetRow,
  paddingBlock: `calc((${vars.size.facetRow} - 1lh) / 2)`,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});
