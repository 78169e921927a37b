import { style, styleVariants } from '@vanilla-extract/css';
import { tableInset } from '../../css/table.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, space, size } = vars;

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  minBlockSize: size.toolbar,
  paddingBlock: space.s2,
  paddingInline: tableInset,
  background: color.surface,
  color: color.ink2,
  '@media': { [media.print]: { minBlockSize: 0 } },
});

export const toolbarGap = styleVariants({
  regular: { gap: space.s3 },
  wide: { gap: `${space.s3} ${space.s6}` },
});

export const toolbarEnd = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.s2,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});
