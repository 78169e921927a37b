import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css';

const square = (edge: string) => ({ inlineSize: edge, blockSize: edge, flex: 'none' });

export const iconSize = styleVariants({
  regular: square(vars.size.icon),
  medium: square(vars.size.iconMedium),
  small: square(vars.size.iconSmall),
});
