import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

/** An empty search is not printed. */
export const search = style({
  selectors: { '&[data-empty]': { '@media': { [media.print]: { display: 'none' } } } },
});
export const short = style({ inlineSize: vars.size.find, maxInlineSize: '100%' });
