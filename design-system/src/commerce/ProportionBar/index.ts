export { ProportionBar } from './ProportionBar';
export type { ProportionBarProps } from './ProportionBar';
