import { style } from '@vanilla-extract/css';
import { phoneDataCell, phoneHeadRow, phoneOwnLine, phoneRow } from '../../css/phoneRows';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

/** Scrolls sideways inside itself where there is no room; on a phone every row is a block and nothing scrolls. */
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

/** On a phone: the name of the row on a line of its own, then its values and fields. */
export const headRow = style(phoneHeadRow);
export const row = style(phoneRow(3));
export const phoneCell = style(
  phoneDataCell({ selectors: { '&:first-child': { gridColumn: '1 / -1', paddingInline: 0 } } }),
);
/** On a phone a field on a line of its own. */
export const ownLine = style(phoneOwnLine);
