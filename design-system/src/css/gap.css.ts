import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** Gap between the parts of a layout, by spacing step; shared by all layouts. */
export const gapStep = styleVariants(vars.space, (gap) => ({ gap }));
