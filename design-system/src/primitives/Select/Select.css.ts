import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

export const selectButton = style({ inlineSize: '100%', cursor: 'pointer', textAlign: 'start' });

export const selectValue = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.ink3 } },
});
