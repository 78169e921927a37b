import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, space, text } = vars;

export const filter = style({ inlineSize: 'fit-content', maxInlineSize: '100%' });

/** A filter that is not set is not printed. */
export const unset = style({ '@media': { [media.print]: { display: 'none' } } });

export const control = style({
  inlineSize: '100%',
  cursor: 'pointer',
  fontSize: text.small.size,
  whiteSpace: 'nowrap',
});

export const name = style({ flex: 'none', color: color.ink3, cursor: 'pointer' });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minInlineSize: 0,
  blockSize: '100%',
  cursor: 'pointer',
  outline: 'none',
});

export const value = style({
  minInlineSize: 0,
  marginInlineEnd: space.s3,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
