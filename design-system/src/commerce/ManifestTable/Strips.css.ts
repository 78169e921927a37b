import { style } from '@vanilla-extract/css';
import { tableInset } from '../../css/table.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, line, space, text } = vars;
const hair = `${line.hair} solid ${color.hairline}`;
const strongHair = `${line.hair} solid ${color.hairlineStrong}`;

export const statePanel = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s3,
  padding: `${space.s7} ${space.s6}`,
  fontSize: text.body.size,
  lineHeight: text.body.lead,
  color: color.ink2,
});
export const stateTitle = style({
  fontFamily: vars.font.display,
  fontSize: text.title.size,
  lineHeight: text.title.lead,
  color: color.ink1,
});

/** Strip above or below the rows: missing rows, the result of a paste, the selection. */
export const strip = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.s2} ${space.s5}`,
  minBlockSize: vars.size.toast,
  paddingInline: space.s6,
  background: color.page,
  borderBlockEnd: hair,
  fontSize: text.small.size,
});
export const stripBelow = style([strip, { borderBlockEnd: 0, borderBlockStart: strongHair }]);
/** The selection bar is black, because it replaces the header's action and does not join it. */
export const stripSelection = style([
  strip,
  {
    borderBlockEnd: 0,
    background: color.accent,
    color: color.onAccent,
    '@media': { [media.phone]: { paddingInline: tableInset, paddingBlock: space.s3 } },
  },
]);
export const stripEnd = style({
  marginInlineStart: 'auto',
  display: 'flex',
  gap: space.s4,
  alignItems: 'center',
});
/** Actions; on a phone below the number, on as many lines as they need. */
export const stripActions = style([
  stripEnd,
  { flexWrap: 'wrap', rowGap: space.s2, '@media': { [media.phone]: { marginInlineStart: 0 } } },
]);
export const stripAction = style({
  minBlockSize: space.s6,
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
  textUnderlineOffset: '0.25em',
  whiteSpace: 'nowrap',
  selectors: {
    '&:focus-visible': { outline: `${line.strong} solid currentColor`, outlineOffset: 0 },
    '&:disabled': { opacity: 0.55, textDecorationLine: 'none', cursor: 'default' },
  },
});
/** Note below the rows on paper. */
export const paperNote = style({ padding: `${space.s3} ${tableInset}`, color: color.warningInk });
export const warningInk = style({ color: color.warningInk });
export const criticalInk = style({ color: color.criticalInk });
