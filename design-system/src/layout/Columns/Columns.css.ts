import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const main = 'minmax(0, 1fr)';
const template = (gridTemplateColumns: string) => ({
  gridTemplateColumns,
  '@media': { [media.belowDesk]: { gridTemplateColumns: main } },
});

export const columns = style({ display: 'grid', alignItems: 'start' });
/** The page header's margin. */
export const columnsInset = style({
  paddingInline: vars.space.s6,
  '@media': { [media.phone]: { paddingInline: vars.space.s5 } },
});
export const columnsTemplate = styleVariants({
  two: template(`repeat(2, ${main})`),
  three: template(`repeat(3, ${main})`),
  four: template(`repeat(4, ${main})`),
  short: template(`minmax(0, 4fr) minmax(0, 9fr)`),
  aside: template(`${main} ${vars.size.aside}`),
  asideWide: template(`${main} ${vars.size.asideWide}`),
});
