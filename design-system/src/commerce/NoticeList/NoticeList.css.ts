import { style } from '@vanilla-extract/css';
import { figures, textInk, textStep, truncate } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

/** Width of the longest date. */
const day = '3.5rem';

export const row = style([
  textStep.small,
  textInk.medium,
  {
    display: 'grid',
    gridTemplateColumns: `${day} minmax(0, 1fr)`,
    alignItems: 'baseline',
    paddingBlock: vars.size.sizeGap,
  },
]);
export const time = style([textInk.weak, figures]);
export const words = style([truncate]);
export const title = style({ marginInlineEnd: vars.space.s3 });
export const unread = style({ color: vars.color.ink1, fontWeight: vars.weight.medium });
export const empty = style([textStep.small, textInk.weak]);
