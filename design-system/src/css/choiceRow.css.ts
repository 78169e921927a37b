import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** Row of a mark and the words of a choice, one click target. The mark stays beside the first line when the words take several. */
export const choiceRow = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.s3,
  minBlockSize: vars.size.facetRow,
  paddingBlock: `calc((${vars.size.facetRow} - 1lh) / 2)`,
  cursor: 'pointer',
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});
