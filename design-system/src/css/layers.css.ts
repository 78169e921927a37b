import { globalLayer } from '@vanilla-extract/css';

/** Layers below the components' own styles, weakest first: a component never has to fight a reset. */
export const layers = { reset: globalLayer('reset'), base: globalLayer('base') };
