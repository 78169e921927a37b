import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { phoneDataCell, phoneHeadRow, phoneOwnLine, phoneRow } from '../../css/phoneRows';
import { fixedTable, leastWidth, tableInset } from '../../css/table.css';
import { figures, medium, textInk, textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, radius, space, size } = vars;

/** Widths of the columns of a table with fixed layout, and the least width of the table. */
const width = {
  least: '64rem',
  row: '4rem',
  code: '8.25rem',
  style: '15.75rem',
  size: '4rem',
  qty: '5.25rem',
  left: '4.25rem',
  price: '6.5rem',
  fix: '8rem',
};

export const frame = style({
  position: 'relative',
  overflowX: 'auto',
  background: color.surface,
  '@media': { [media.print]: { overflow: 'visible' } },
});
export const table = style([
  fixedTable,
  {
    vars: { [leastWidth]: width.least },
    '@media': { [media.phone]: { vars: { [leastWidth]: '0' }, display: 'block' } },
  },
]);
const blockOnPhone = style({ '@media': { [media.phone]: { display: 'block' } } });
export const rows = blockOnPhone;
export const headRow = style(phoneHeadRow);
/** On a phone: position in the sheet, style, values under their names, and the reason, one below the other. */
export const row = style(phoneRow(4, { paddingInline: tableInset }));
export const phoneCell = style(
  phoneDataCell({
    blockSize: 'auto',
    overflow: 'visible',
    selectors: { '&:first-child, &:last-child': { paddingInline: 0 } },
  }),
);
/** On a phone beside the number of the row. */
export const besideRowNo = style({ '@media': { [media.phone]: { gridColumn: '2 / -1' } } });
/** A code is never cut short. */
export const code = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
/** Left out on a phone: a dash makes sense only in a column. */
export const noStyle = style({ '@media': { [media.phone]: { display: 'none' } } });
/** On a phone on a line of its own. */
export const ownLine = style(phoneOwnLine);
export const col = {
  row: style({ inlineSize: width.row }),
  code: style({ inlineSize: width.code }),
  style: style({ inlineSize: width.style }),
  size: style({ inlineSize: width.size }),
  qty: style({ inlineSize: width.qty }),
  left: style({ inlineSize: width.left }),
  price: style({ inlineSize: width.price }),
  fix: style({ inlineSize: width.fix }),
};
export const group = style([
  textStep.caption,
  blockOnPhone,
  {
    blockSize: size.groupRow,
    paddingInline: tableInset,
    background: color.page,
    borderBlockEnd: `${line.hair} solid ${color.hairline}`,
    textAlign: 'start',
    fontWeight: vars.weight.regular,
  },
]);
export const groupWords = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.half.s2,
  '@media': { [media.phone]: { minBlockSize: size.groupRow } },
});
export const groupName = style([medium]);
export const groupNote = style([textInk.weak, { marginInline: space.s2 }]);

/** Approximate number of lines of a row on a phone. */
const PHONE_LINES = 4;
/** Number of rows that an empty placeholder replaces. */
export const unseenRows = createVar();
export const unseen = style({
  blockSize: `calc(${unseenRows} * ${vars.density.rowHPlain})`,
  '@media': {
    [media.phone]: {
      display: 'block',
      blockSize: `calc(${unseenRows} * ${PHONE_LINES} * ${vars.density.rowHPlain})`,
    },
  },
});

export const wrong = style({
  display: 'inline-block',
  paddingInline: space.s2,
  marginInline: `calc(-1 * ${space.s2})`,
  borderRadius: radius.picture,
});
export const wrongTone = styleVariants({
  ERROR: { background: color.criticalBg, color: color.criticalInk },
  WARN: { background: color.warningBg, color: color.warningInk },
});
export const written = style([
  figures,
  {
    display: 'inline-block',
    minInlineSize: vars.size.shortColumn,
    blockSize: vars.size.lineTall,
    paddingInline: space.s2,
    textAlign: 'end',
    borderBlockEnd: `${line.hair} solid ${color.controlLine}`,
    '@media': { [media.phone]: { paddingInline: 0, textAlign: 'start' } },
  },
]);
export const writtenTone = styleVariants({
  ERROR: { borderBlockEnd: `${line.strong} solid ${color.criticalInk}`, color: color.criticalInk },
  WARN: { borderBlockEnd: `${line.strong} solid ${color.warningInk}` },
});
export const weak = style([textInk.weak, figures]);

/** Wraps: a reason that ends in an ellipsis does not say how the row is mended. */
export const reason = style({
  display: 'flex',
  gap: size.knob,
  minInlineSize: 0,
  paddingBlock: space.s2,
  whiteSpace: 'normal',
});
export const reasonTone = styleVariants({
  ERROR: { color: color.criticalInk },
  WARN: { color: color.warningInk },
});
export const reasonWords = style({ color: color.ink1, minInlineSize: 0, textWrap: 'pretty' });
export const quoted = style([textInk.weak, { marginInlineStart: space.s3 }]);
