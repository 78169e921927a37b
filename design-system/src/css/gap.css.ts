import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

/** The space between the parts of a layout, by its step. One set for all layouts. */
export const gapStep = styleVariants(vars.space, (gap) => ({ gap }));
