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

export const selectControl = style({ position: 'relative' });

/** Leaves room for the clear button, which lies over the control because a button cannot contain another. */
export const beforeClear = style({ paddingInlineEnd: vars.size.tag });

export const clearPlace = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: `calc(${vars.size.iconMedium} + ${vars.space.s3})`,
  display: 'flex',
  alignItems: 'center',
});
