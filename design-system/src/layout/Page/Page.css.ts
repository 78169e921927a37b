import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space } = vars;
const inset = { paddingInline: space.s6, '@media': { [media.phone]: { paddingInline: space.s5 } } };

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '100%',
});

/** Paper below the header, or one white sheet. */
export const pageGround = styleVariants({ page: {}, surface: { background: color.surface } });

export const header = style([
  inset,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: space.s4,
    paddingBlock: space.s4,
  },
]);

export const headerGround = styleVariants({
  page: { background: color.page, borderBlockEnd: `${line.hair} solid ${color.hairline}` },
  surface: { background: color.surface },
});

export const headerTop = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: `${space.s4} ${space.s6}`,
});

export const headerNames = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s1,
  minInlineSize: 0,
});
export const headerTitle = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s4}`,
});
export const headerLead = style({ color: color.ink2, marginBlockStart: space.s2 });
export const headerActions = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.s3,
});
export const pageBody = style({ flex: 1, minInlineSize: 0 });
export const pageBodyInset = style([inset, { paddingBlock: space.s5 }]);
