import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../css/focus.css';
import { vars } from '../../theme/contract.css';
import { media } from '../../theme/tokens';

const { color, space, size } = vars;

/** Centred, 16 px from the top edge. */
export const region = style([
  focusRing,
  {
    position: 'fixed',
    insetBlockStart: size.toastOffset,
    insetInline: 0,
    marginInline: 'auto',
    inlineSize: 'fit-content',
    maxInlineSize: `calc(100% - 2 * ${size.toastOffset})`,
    zIndex: vars.layer.toast,
    borderRadius: vars.radius.float,
    '@media': { [media.print]: { display: 'none' } },
  },
]);

export const list = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: space.s3 });

export const toastBox = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: size.toast,
  paddingBlock: space.s2,
  paddingInline: `${space.s4} ${space.s2}`,
});

export const toastMark = styleVariants({
  neutral: { color: color.ink2 },
  positive: { color: color.positiveInk },
  critical: { color: color.criticalInk },
});

export const toastWords = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.s4}` });
