export { Swatch } from './Swatch';
export type { SwatchProps } from './Swatch';
