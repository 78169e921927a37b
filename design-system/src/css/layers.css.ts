import { globalLayer } from '@vanilla-extract/css';

/** Cascade layers below the components' own styles, weakest first: a component never has to outweigh a reset. */
export const layers = { reset: globalLayer('reset'), base: globalLayer('base') };
