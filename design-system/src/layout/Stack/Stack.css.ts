import { style, styleVariants } from '@vanilla-extract/css';
import { eachSpace } from '../../css/spacing';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const stackGap = styleVariants(eachSpace((gap) => ({ gap })));
export const stackAlign = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
