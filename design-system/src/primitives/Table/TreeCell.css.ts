import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { treeLevel } from './Table.css';

const { color, line, space, size } = vars;

/** Indented by one step for each level. */
export const treeCell = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s3,
  minInlineSize: 0,
  maxInlineSize: '100%',
  verticalAlign: 'middle',
  paddingInlineStart: `calc((${treeLevel} - 1) * ${space.s6})`,
});

/** Arrow that expands and collapses a row; it points down when expanded. */
export const expander = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: size.tag,
  blockSize: size.tag,
  borderRadius: vars.radius.control,
  color: color.ink3,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': { background: color.hover, color: color.ink1 },
    '&:focus-visible': {
      outline: `${line.strong} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${line.hair})`,
    },
    '&[data-expanded]': { rotate: '90deg' },
  },
});

/** Keeps the names of rows without children aligned with their neighbours. */
export const leaf = style({ flex: 'none', inlineSize: size.tag });

export const content = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
