import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s5, minInlineSize: 0 });
/** Buttons below the fields: as wide as their words, on a phone as wide as the fields. */
globalStyle(`${form} > button`, {
  alignSelf: 'flex-start',
  '@media': { [media.phone]: { alignSelf: 'stretch' } },
});

/** Faulty fields above a long form. */
export const summary = style({
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s5,
  background: vars.color.criticalBg,
  color: vars.color.criticalInk,
  outline: `${vars.line.hair} solid transparent`,
});
export const summaryList = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s5,
  fontSize: vars.text.caption.size,
  color: vars.color.ink1,
});
/** Item of the list, high enough for its link to be pressed. */
export const summaryFault = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.tag });

export const formError = style({ color: vars.color.criticalInk });
