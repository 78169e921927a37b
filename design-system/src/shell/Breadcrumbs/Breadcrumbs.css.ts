import { style, styleVariants } from '@vanilla-extract/css';
import { textStep } from '../../css/text.css';
import { vars } from '../../theme/contract.css';

const { color, space } = vars;

export const path = style({ display: 'flex', flexWrap: 'wrap', gap: space.s3, color: color.ink3 });
export const size = styleVariants({ small: [textStep.small], caption: [textStep.caption] });
export const place = style({
  display: 'flex',
  gap: space.s3,
  whiteSpace: 'nowrap',
  selectors: { '&:not(:last-child)::after': { content: '"/"', color: color.hairlineStrong } },
});
export const link = style({
  borderRadius: vars.radius.picture,
  outlineOffset: vars.line.strong,
  selectors: { '&[data-hovered]': { color: color.ink1 } },
});
export const here = style({ color: color.ink1 });
