import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, line, space } = vars;

const between = '1.625rem';

export const menu = style({
  display: 'flex',
  // Takes the room for the items, however many there are.
  flex: '1 1 auto',
  alignSelf: 'stretch',
  minInlineSize: 0,
});

/** Width of the items that fit. */
export const itemsWidth = createVar();

export const items = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  gap: between,
  maxInlineSize: fallbackVar(itemsWidth, 'none'),
  marginInlineEnd: between,
  overflow: 'clip',
  selectors: { '&:last-child': { marginInlineEnd: 0 } },
});
/** Item without room: measured, but invisible and not focusable. */
export const away = style({ visibility: 'hidden' });

export const item = style([
  textStep.small,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s2,
    blockSize: '100%',
    color: color.ink2,
    whiteSpace: 'nowrap',
    outline: 'none',
    selectors: {
      '&[data-hovered]': { color: color.ink1 },
      '&[aria-current], &[data-current]': {
        color: color.ink1,
        fontWeight: vars.weight.medium,
        boxShadow: `inset 0 calc(-1 * ${line.strong}) 0 ${color.ink1}`,
      },
      '&[data-focus-visible]': {
        outline: `${line.strong} solid ${color.focus}`,
        outlineOffset: `calc(-1 * ${space.s2})`,
      },
    },
  },
]);
