import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, space, text, size, weight } = vars;

export const facets = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlockEnd: space.s4,
});
export const facetTitle = style({
  fontSize: text.caption.size,
  lineHeight: size.facetRow,
  color: color.ink3,
});
/** Fills the row so that the whole line can be pressed; the count is at its end. */
export const facetRow = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const facetWords = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space.s3,
  minInlineSize: 0,
});
export const facetName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const facetCount = style({
  marginInlineStart: 'auto',
  fontSize: text.caption.size,
  fontWeight: weight.regular,
  color: color.ink3,
  selectors: { '[data-selected] &': { color: color.ink1 } },
});
export const facetMore = style({
  alignSelf: 'flex-start',
  minBlockSize: size.facetRow,
  paddingInlineStart: `calc(${size.tick} + ${space.s3})`,
  color: color.ink3,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.ink1 } },
});
