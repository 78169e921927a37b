export { OrderBar } from './OrderBar';
export type { OrderBarProps } from './OrderBar';
