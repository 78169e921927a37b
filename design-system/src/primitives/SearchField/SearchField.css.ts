import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

/** An empty search is not printed. */
export const search = style({
  selectors: { '&[data-empty]': { '@media': { [media.print]: { display: 'none' } } } },
});
/** On a phone it takes what the filters beside it leave of the line. */
export const short = style({
  inlineSize: vars.size.find,
  maxInlineSize: '100%',
  '@media': { [media.phone]: { flexGrow: 1 } },
});
