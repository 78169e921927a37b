import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space } = vars;

/** Distance that the edge was pulled, and height of the line that shows where it is. */
export const pulled = createVar();
export const reach = createVar();

/** Edge at the end of a column's head that is pulled to resize the column. Wide enough for a finger's point, drawn as a line. */
export const edge = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: space.s6,
  transform: 'translateX(50%)',
  zIndex: 1,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: '25%',
      insetInlineStart: '50%',
      inlineSize: line.hair,
      background: color.hairlineStrong,
      opacity: 0,
    },
    // Beside the last column there is nothing to lie over: the table would be wider than its frame.
    ':last-child > &': { transform: 'none' },
    ':hover > &::after, &:hover::after': { opacity: 1 },
    '&[data-pulled]::after': {
      insetBlock: 0,
      blockSize: reach,
      translate: pulled,
      inlineSize: line.strong,
      background: color.focus,
      opacity: 1,
    },
  },
  '@media': {
    [media.phone]: { display: 'none' },
    [media.print]: { display: 'none' },
    [media.forcedColors]: {
      selectors: { '&::after': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  },
});

/** Head of a column that can be moved. */
export const movable = style({
  selectors: {
    '&[data-moved]': {
      translate: pulled,
      zIndex: 2,
      opacity: 0.85,
      background: color.page,
      cursor: 'grabbing',
    },
  },
});
