import { style, styleVariants } from '@vanilla-extract/css';

export const inline = style({ display: 'flex', minInlineSize: 0 });
export const inlineWrap = style({ flexWrap: 'wrap' });
export const inlineAlign = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  end: { alignItems: 'flex-end' },
});
export const inlineJustify = styleVariants({
  start: {},
  end: { justifyContent: 'flex-end' },
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
});
