import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

/** A search for nothing is not printed. */
export const search = style({
  selectors: { '&[data-empty]': { '@media': { [media.print]: { display: 'none' } } } },
});
export const short = style({ inlineSize: vars.size.find, maxInlineSize: '100%' });
