import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s5, minInlineSize: 0 });
/** Buttons below the fields: as wide as their words, on a phone as wide as the fields. */
globalStyle(`${form} > button`, {
  alignSelf: 'flex-start',
  '@media': { [media.phone]: { alignSelf: 'stretch' } },
});
export const formError = style({ color: vars.color.criticalInk });
