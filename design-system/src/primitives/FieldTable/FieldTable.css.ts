import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

/** Slides sideways inside itself where there is no room; on a phone every row is a block and nothing slides. */
export const frame = style({
  position: 'relative',
  overflowX: 'auto',
  minInlineSize: 0,
  '@media': { [media.print]: { overflow: 'visible' } },
});
export const table = style({ background: 'transparent' });
export const head = style({ background: 'transparent' });
export const cell = style({
  blockSize: 'auto',
  paddingBlock: vars.space.s3,
  overflow: 'visible',
  verticalAlign: 'middle',
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});
export const edge = style({
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
  },
});
export const rowHead = style({ textAlign: 'start', fontWeight: vars.weight.regular });

const { color, line, space, text } = vars;

/** On a phone: the name of the row on a line of its own, then its figures and fields, each under its own name; one that is empty is left out. */
export const headRow = style({ '@media': { [media.phone]: { display: 'none' } } });
export const row = style({
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `${space.s2} ${space.s4}`,
      paddingBlock: space.s4,
      borderBlockEnd: `${line.hair} solid ${color.hairline}`,
    },
  },
});
export const phoneCell = style({
  '@media': {
    [media.phone]: {
      padding: 0,
      border: 0,
      textAlign: 'start',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      selectors: {
        '&:first-child': { gridColumn: '1 / -1', paddingInline: 0 },
        '&:empty': { display: 'none' },
        '&[data-name]::before': {
          content: 'attr(data-name)',
          display: 'block',
          color: color.ink3,
          fontSize: text.caption.size,
        },
      },
    },
  },
});
/** On a phone a field on a line of its own. */
export const ownLine = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
