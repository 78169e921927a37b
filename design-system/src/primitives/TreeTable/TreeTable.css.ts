import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line, space, size } = vars;

/** Set in by one step for each row it stands below; React Aria counts them. */
export const treeCell = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s3,
  minInlineSize: 0,
  maxInlineSize: '100%',
  verticalAlign: 'middle',
  paddingInlineStart: `calc((var(--table-row-level, 1) - 1) * ${space.s6})`,
});

/** What opens and closes a row; it points down once open. */
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
    '&[data-hovered]': { background: color.hover, color: color.ink1 },
    '&[data-focus-visible]': {
      outline: `${line.strong} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${line.hair})`,
    },
    '[role=row][data-expanded] > * > * > &': { rotate: '90deg' },
  },
});

/** Keeps the names of rows that have nothing below them in line with their neighbours. */
export const leaf = style({ flex: 'none', inlineSize: size.tag });

export const content = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
