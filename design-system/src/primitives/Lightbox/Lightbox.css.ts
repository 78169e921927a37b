import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const { color, line, radius, space } = vars;

export const pictures = style({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: space.s4,
  flex: 'none',
});
export const asWideAsPlace = style({ display: 'flex' });

export const opener = style({
  display: 'inline-grid',
  borderRadius: radius.picture,
  cursor: 'zoom-in',
  outline: 'none',
  selectors: {
    '&[data-focus-visible]': { outline: `${line.strong} solid ${color.focus}`, outlineOffset: line.strong },
    '&[data-disabled]': { cursor: 'default' },
  },
});
