import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space } = vars;

export const panels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  background: color.surface,
  marginBlockStart: `calc(-1 * ${line.hair})`,
  borderBlockStart: `${line.hair} solid ${color.hairline}`,
  overflowX: 'clip',
  // Browsers overlap the cells of a grid when they break it at the end of a sheet.
  '@media': { [media.print]: { display: 'block', overflowX: 'visible' } },
});

export const panel = style({
  display: 'grid',
  minInlineSize: 0,
  paddingBlock: space.s4,
  paddingInline: space.s6,
  borderBlockEnd: `${line.hair} solid ${color.hairline}`,
  borderInlineEnd: `${line.hair} solid ${color.hairline}`,
  marginInlineEnd: `calc(-1 * ${line.hair})`,
  '@media': {
    [media.print]: { display: 'block', borderInlineEnd: 0, marginInlineEnd: 0 },
    [media.phone]: { paddingInline: space.s5 },
  },
});

const span = (wide: number, middle: number) => ({
  gridColumn: `span ${wide}`,
  '@media': {
    [media.belowDesk]: { gridColumn: `span ${middle}` },
    [media.phone]: { gridColumn: 'span 12' },
  },
});

export const panelSpan = styleVariants({
  quarter: span(3, 6),
  half: span(6, 12),
  seven: span(7, 12),
  five: span(5, 12),
  whole: span(12, 12),
});
