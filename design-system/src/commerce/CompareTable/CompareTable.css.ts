import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { figures } from '../../css/text.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space, text, weight } = vars;
const namePlace = '7rem';
const namePlacePhone = '4.5rem';
const leastThing = '9rem';
const widestPicture = '8rem';
const hair = `${line.hair} solid ${color.hairline}`;

/** Number of items side by side. */
export const things = createVar();

export const frame = style({
  position: 'relative',
  overflowX: 'auto',
  outlineOffset: `calc(-1 * ${line.strong})`,
  '@media': { [media.print]: { overflow: 'visible' } },
});
export const table = style({
  inlineSize: '100%',
  minInlineSize: `calc(${namePlacePhone} + ${things} * ${leastThing})`,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: text.small.size,
  lineHeight: text.small.lead,
});

const stays = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: namePlace,
  background: color.raised,
  '@media': { [media.print]: { position: 'static' }, [media.phone]: { inlineSize: namePlacePhone } },
});
export const corner = style([stays]);
export const head = style({
  inlineSize: 'auto',
  padding: space.s3,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: weight.regular,
});
export const name = style([
  stays,
  {
    paddingBlock: space.s3,
    paddingInlineEnd: space.s3,
    borderBlockStart: hair,
    verticalAlign: 'top',
    textAlign: 'start',
    fontWeight: weight.regular,
    color: color.ink3,
  },
]);
const cell = style({
  padding: space.s3,
  borderBlockStart: hair,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  color: color.ink1,
});
export const value = styleVariants({
  text: [cell],
  figure: [cell, figures],
  strong: [cell, figures, { fontWeight: weight.medium }],
});

export const thing = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${widestPicture})`,
  gap: space.s1,
});
export const overline = style({
  marginBlockStart: space.s3,
  fontFamily: vars.font.display,
  fontSize: text.body.size,
  lineHeight: text.body.lead,
});
export const title = style({ color: color.ink2, gridColumn: 1 });
export const remove = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
export const problem = style({ color: color.criticalInk });
