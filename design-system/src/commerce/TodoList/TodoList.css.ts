import { style } from '@vanilla-extract/css';
import { displayFace, textInk, textStep, truncate } from '../../css/text.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

/** Columns: count, title, detail, date, action. */
const columns = { desk: '3.25rem 9.5rem minmax(0, 1fr) 9rem auto', narrow: '2.5rem minmax(0, 1fr) auto' };
const rowHeight = '3.25rem';
const leastAction = '5.5rem';

export const row = style({
  display: 'grid',
  gridTemplateColumns: columns.desk,
  alignItems: 'center',
  minBlockSize: rowHeight,
  selectors: { '& + &': { borderBlockStart: `${line.hair} solid ${color.hairline}` } },
  '@media': {
    [media.belowDesk]: { gridTemplateColumns: columns.narrow, rowGap: space.s2, paddingBlock: space.s3 },
  },
});
export const count = style([
  displayFace,
  { fontSize: vars.text.display.size, lineHeight: 1, fontVariantNumeric: 'lining-nums' },
]);
export const title = style([textStep.body, { paddingInlineEnd: space.s3 }]);
export const what = style([
  textStep.small,
  textInk.medium,
  truncate,
  {
    paddingInlineEnd: space.s5,
    '@media': {
      [media.belowDesk]: { gridRow: 2, gridColumn: '2 / -1' },
      // An amount at the end must not be truncated.
      [media.phone]: { whiteSpace: 'normal', paddingInlineEnd: 0 },
    },
  },
]);
export const when = style([
  textStep.caption,
  textInk.medium,
  { '@media': { [media.belowDesk]: { gridRow: 3, gridColumn: '2 / -1' } } },
]);
export const whenUrgent = style({ color: color.warningInk });
export const action = style({
  display: 'grid',
  minInlineSize: leastAction,
  '@media': { [media.belowDesk]: { gridRow: 1, gridColumn: 3 } },
});
export const empty = style([textStep.small, textInk.weak, { paddingBlock: space.s5 }]);
