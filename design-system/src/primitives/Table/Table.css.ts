import { globalStyle, style } from '@vanilla-extract/css';
import { tableInset } from '../../css/table.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

/** Frame that scrolls the table sideways, visually hidden texts included, so that the page never does. */
export const frame = style({
  position: 'relative',
  overflowX: 'auto',
  background: vars.color.surface,
  '@media': { [media.print]: { overflow: 'visible' } },
});

export const sortMark = style({
  display: 'inline-block',
  marginInlineStart: vars.space.s2,
  verticalAlign: '-.15em',
  selectors: { '[data-sort-direction=ascending] &': { rotate: '180deg' } },
});

export const tickColumn = style({ inlineSize: vars.space.s8 });

export const emptyCell = style({ padding: vars.space.s6, color: vars.color.ink2 });

/** Rows as blocks on a phone: React Aria sets the roles of the parts, so they remain a table for screen readers. */
export const phoneRows = style({
  '@media': { [media.phone]: { display: 'block', minInlineSize: 0 } },
});
globalStyle(`${phoneRows} tbody`, { '@media': { [media.phone]: { display: 'block' } } });
globalStyle(`${phoneRows} thead`, {
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
globalStyle(`${phoneRows} tr`, {
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      paddingBlock: vars.space.s3,
      borderBlockEnd: `${vars.line.hair} solid ${vars.color.hairline}`,
    },
  },
});
globalStyle(`${phoneRows} :is(td, th)`, {
  '@media': {
    [media.phone]: {
      display: 'flex',
      gridColumn: '1 / -1',
      alignItems: 'center',
      gap: vars.space.s4,
      blockSize: 'auto',
      minBlockSize: vars.space.s7,
      paddingInline: tableInset,
      border: 0,
      textAlign: 'start',
      whiteSpace: 'normal',
    },
  },
});
/** Cell of the checkbox; on a phone it stands beside the row's heading, which needs its column's name only when it is a bare number. */
export const tickCell = style({});
globalStyle(`${phoneRows} td.${tickCell}`, {
  '@media': { [media.phone]: { gridColumn: 1, paddingInlineEnd: 0 } },
});
globalStyle(`${phoneRows} .${tickCell} + [role=rowheader]`, {
  '@media': { [media.phone]: { gridColumn: 2 } },
});
globalStyle(`${phoneRows} :is(td, th):empty`, { '@media': { [media.phone]: { display: 'none' } } });
globalStyle(`${phoneRows} [data-column]:is(:not([role=rowheader]), [data-number])::before`, {
  '@media': {
    [media.phone]: {
      content: 'attr(data-column)',
      flexShrink: 0,
      marginInlineEnd: 'auto',
      color: vars.color.ink3,
      fontSize: vars.text.caption.size,
    },
  },
});
globalStyle(`${phoneRows} [role=rowheader][data-number]::before`, {
  '@media': { [media.phone]: { marginInlineEnd: 0 } },
});
